import { useCallback, useState } from 'react'

/** Records that are shown in the place of what the list said of them, until it has been read again. */
export function useOverlay<R extends { id: number }>() {
  const [records, setRecords] = useState<ReadonlyMap<number, R>>(new Map())
  const put = useCallback(
    (added: R[]) =>
      setRecords((before) => new Map([...before, ...added.map((record) => [record.id, record] as const)])),
    [],
  )
  /** Takes them away again, save where another one was put in their place. */
  const drop = useCallback((dropped: R[]) => {
    const gone = new Set(dropped)
    setRecords((before) => new Map([...before].filter(([, record]) => !gone.has(record))))
  }, [])
  return { records, put, drop }
}
