import type { CurrentUser, OwnReview, ReviewBody } from '@nila/api/contract'
import { useEffect, useState } from 'react'
import { createReview, deleteOwnReview, getOwnReview, updateOwnReview } from '../../scripts/addresses.ts'
import { client, currentUser } from '../../scripts/session.ts'

export type Own =
  | { state: 'loading' }
  | { state: 'guest' }
  | { state: 'known'; user: CurrentUser; review: OwnReview | null }

/** The signed-in user's review and what can be done with it. Each act throws what the API refuses. */
export function useOwnReview() {
  const [own, setOwn] = useState<Own>({ state: 'loading' })

  useEffect(() => {
    async function find() {
      const user = await currentUser()
      setOwn(
        user ? { state: 'known', user, review: await client.call(getOwnReview, {}) } : { state: 'guest' },
      )
    }
    find().catch(() => setOwn({ state: 'guest' }))
  }, [])

  const keep = (review: OwnReview | null) =>
    setOwn((before) => (before.state === 'known' ? { ...before, review } : before))

  return {
    own,
    async save(body: ReviewBody) {
      const exists = own.state === 'known' && own.review !== null
      keep(await client.call(exists ? updateOwnReview : createReview, { body }))
    },
    async remove() {
      await client.call(deleteOwnReview, {})
      keep(null)
    },
  }
}
