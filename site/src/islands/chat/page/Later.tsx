import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

interface LaterProps<P extends object> {
  /** Imports the part. The same for as long as the same part is meant. */
  load: () => Promise<ComponentType<P>>
  props: P
  /** Shown until it is there. */
  children?: ReactNode
  /** Called where it does not come. */
  onFailed?: () => void
}

/** A part of the page that is fetched once it is needed. One that does not come takes nothing else of the page along. */
export function Later<P extends object>({ load, props, children, onFailed }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const failed = useRef(onFailed)
  failed.current = onFailed

  useEffect(() => {
    let isWanted = true
    load().then(
      (part) => isWanted && setPart(() => part),
      () => isWanted && failed.current?.(),
    )
    return () => {
      isWanted = false
    }
  }, [load])

  return Part ? <Part {...props} /> : children
}
