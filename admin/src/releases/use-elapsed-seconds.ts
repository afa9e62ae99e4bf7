import { useEffect, useState } from 'react'

/** For how many seconds the component that calls this has been there. The clocks of the server and of this device may differ. */
export function useElapsedSeconds(): number {
  const [start] = useState(Date.now)
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.floor((now - start) / 1000)
}
