import type { MessageRun } from '@nila/api/contract'
import { fill } from '@nila/api/contract/copy/fill'
import { useEffect, useState } from 'react'
import { formatWait } from '../../../i18n/format.ts'
import { useChatPage } from '../page/chat-page.tsx'

interface RunNoticeProps {
  run: MessageRun
  /** Until when another try is of no use, in milliseconds since 1970. */
  waitsUntil: number | undefined
  isBusy: boolean
  onRetry: () => void
}

/** Seconds that are left, counted down. */
function useSecondsTo(time: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const seconds = time === undefined ? 0 : Math.max(0, Math.ceil((time - now) / 1000))
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return seconds
}

/** Why an answer did not come to its end, and what can be done about it. */
export function RunNotice({ run, waitsUntil, isBusy, onRetry }: RunNoticeProps) {
  const { words, format } = useChatPage()
  const { runs } = words
  const seconds = useSecondsTo(waitsUntil)
  if (run.status === 'done' && !run.isCut) return null
  if (run.status === 'done' || run.status === 'stopped')
    return <p className="chat-run-note">{run.status === 'done' ? runs.cut : runs.stopped}</p>
  if (run.status === 'running') return null
  return (
    <div className="alert alert-note chat-run-failure">
      <p>{run.status === 'interrupted' ? runs.interrupted : runs.failures[run.failure ?? 'model_failed']}</p>
      {run.failure !== 'moderated' &&
        (seconds > 0 ? (
          <p>{fill(runs.wait, { when: formatWait(format, seconds) })}</p>
        ) : (
          <button className="button button-quiet" type="button" aria-disabled={isBusy} onClick={onRetry}>
            {runs.tryAgain}
          </button>
        ))}
    </div>
  )
}
