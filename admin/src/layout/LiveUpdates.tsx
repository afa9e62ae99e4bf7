import type { PendingWork } from '@nila/api/contract/dashboard'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../providers/use-live.ts'
import { usePendingWork } from '../providers/use-pending-work.ts'
import { useWords } from '../providers/use-words.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Keeps the screens fresh, and has screen readers say when there is more to decide. */
export function LiveUpdates() {
  const words = useWords()
  const pending = usePendingWork()
  useLive(pending !== undefined)
  const known = useRef<PendingWork>(undefined)
  const [news, setNews] = useState<PendingWork>()

  useEffect(() => {
    const before = known.current
    known.current = pending
    if (!before || !pending) return
    const names = Object.keys(pending) as (keyof PendingWork)[]
    const isMore = names.some((name) => pending[name] > before[name])
    setNews(isMore ? pending : undefined)
  }, [pending])

  return (
    <VisuallyHidden aria-live="polite">
      {news && (
        <>
          {news.reviews > 0 && words('live.reviews', { smart_count: news.reviews })}{' '}
          {news.subscriptions > 0 && words('live.subscriptions', { smart_count: news.subscriptions })}{' '}
          {news['chat-reports'] > 0 && words('live.chatReports', { smart_count: news['chat-reports'] })}
        </>
      )}
    </VisuallyHidden>
  )
}
