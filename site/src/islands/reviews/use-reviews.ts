import type { Review } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { listReviews } from '../../scripts/addresses.ts'
import { client } from '../../scripts/session.ts'

const PAGE = 10

export interface ReviewPages {
  items: Review[]
  total: number
  state: 'loading' | 'ready' | 'failed'
  error?: ApiError
}

/** The public reviews, newest first, page by page. `loadMore` also tries again after a failure; `reload` begins anew. */
export function useReviews() {
  const [pages, setPages] = useState<ReviewPages>({ items: [], total: 0, state: 'loading' })

  const load = useCallback(async (from: number) => {
    setPages((before) => ({ ...before, state: 'loading' }))
    try {
      const { items, total } = await client.list(listReviews, {
        sort: ['createdAt', 'DESC'],
        range: [from, from + PAGE - 1],
      })
      // In small steps, between which the page answers.
      startTransition(() =>
        setPages((before) => {
          // A review approved in between moves the others on by one; none may be shown twice.
          const known = new Set(before.items.map(({ id }) => id))
          const fresh = from === 0 ? items : [...before.items, ...items.filter(({ id }) => !known.has(id))]
          return { items: fresh, total, state: 'ready' }
        }),
      )
    } catch (error) {
      setPages((before) => ({ ...before, state: 'failed', ...(error instanceof ApiError && { error }) }))
    }
  }, [])

  useEffect(() => {
    load(0)
  }, [load])

  return { pages, loadMore: () => load(pages.items.length), reload: () => load(0) }
}
