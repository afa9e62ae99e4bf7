import { useRef, useState } from 'react'
import { reasonOf, useChatPage } from '../page/chat-page.tsx'

/** Something that a dialog does when asked, one at a time: whether it is under way, and why it failed. */
export function useDoing() {
  const page = useChatPage()
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState('')
  const isRunning = useRef(false)

  /** @returns whether it was done */
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    setReason('')
    try {
      await act()
      return true
    } catch (error) {
      setReason(reasonOf(error, page))
      return false
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { run, isBusy, reason }
}
