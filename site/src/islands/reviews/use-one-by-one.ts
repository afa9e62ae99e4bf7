import { useEffect, useState } from 'react'

/**
 * How many of so many records are shown: one more with each frame, so that the page answers in between. Laying out the first words of a
 * script keeps a slow phone busy for 40 ms, and each review may be in another one.
 */
export function useOneByOne(count: number): number {
  const [shown, setShown] = useState(0)
  const visible = Math.min(shown, count)
  useEffect(() => {
    if (visible === count) return
    const frame = requestAnimationFrame(() => setShown(visible + 1))
    return () => cancelAnimationFrame(frame)
  }, [visible, count])
  return visible
}
