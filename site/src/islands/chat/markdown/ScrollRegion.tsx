import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface ScrollRegionProps {
  /** Said by screen readers. */
  name: string
  className: string
  /** Where only words may stand. */
  as?: 'div' | 'span'
  dir?: 'auto' | 'ltr'
  children: ReactNode
}

const isTooWide = (element: HTMLElement | null) => !!element && element.scrollWidth > element.clientWidth

/**
 * Scrolls sideways where its contents are too wide, and only then is a stop for Tab, so that it can be scrolled by keys: an answer full of
 * formulas would otherwise have one at each.
 */
export function ScrollRegion({ name, className, as: Region = 'div', dir, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(false)

  // After each drawing, because the contents may have grown.
  useLayoutEffect(() => setIsWide(isTooWide(region.current)))
  useEffect(() => {
    if (!region.current) return
    const observer = new ResizeObserver(() => setIsWide(isTooWide(region.current)))
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [])

  return (
    <Region
      ref={region}
      className={`markdown-scroll ${className}`}
      dir={dir}
      {...(isWide && { role: 'region', 'aria-label': name, tabIndex: 0 })}
    >
      {children}
    </Region>
  )
}
