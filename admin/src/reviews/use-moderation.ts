import type { AdminReview, ReviewStatus } from '@nila/api/contract/reviews'
import { useState } from 'react'
import { HttpError, useDataProvider, useListContext, useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useWords, type WordsKey } from '../providers/use-words.ts'
import { reviewStatuses } from './review-status.ts'

/**
 * Deciding and deleting reviews. Each is one request, sent at once; undoing a decision is a request of its own.
 * The promises tell whether it worked, after the list has been read again.
 */
export function useModeration() {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const dataProvider = useDataProvider()
  const { refetch } = useListContext<AdminReview>()
  const [busy, setBusy] = useState(false)

  async function send(reviews: AdminReview[], isApproved: ReviewStatus): Promise<number> {
    const ids = reviews.map(({ id }) => id)
    const data = { isApproved }
    const [only] = reviews
    if (ids.length === 1 && only) {
      await dataProvider.update('reviews', { id: only.id, data, previousData: only })
      return 1
    }
    const { data: changed = [] } = await dataProvider.updateMany('reviews', { ids, data })
    return changed.length
  }

  async function attempt(change: () => Promise<void>, title: WordsKey, text: WordsKey): Promise<boolean> {
    setBusy(true)
    try {
      await change()
      await refetch()
      return true
    } catch (error) {
      const description = error instanceof HttpError ? problemWords(error, translate) : words(text)
      toast('error', words(title), { description })
      // The list may be what is out of date: the review may be gone.
      await refetch()
      return false
    } finally {
      setBusy(false)
    }
  }

  const undo = (before: AdminReview[], decided: ReviewStatus) =>
    attempt(
      async () => {
        // What the decision changed is one version further; a review that has moved on since is not undone.
        const now = before.filter(({ isApproved }) => isApproved !== decided)
        const groups = Map.groupBy(now, ({ isApproved }) => isApproved)
        for (const [isApproved, reviews] of groups) {
          await send(
            reviews.map((review) => ({ ...review, version: review.version + 1 })),
            isApproved,
          )
        }
        toast('success', words('list.undone'), { description: words('list.undoneHint') })
      },
      'reviews.updateFailed',
      'reviews.updateFailedHint',
    )

  const decide = (reviews: AdminReview[], isApproved: ReviewStatus) =>
    attempt(
      async () => {
        const count = await send(reviews, isApproved)
        const { decided } = reviewStatuses[isApproved]
        toast('success', words('reviews.updated'), {
          description: words(`reviews.${decided}`, { smart_count: count }),
          onUndo: () => void undo(reviews, isApproved),
        })
      },
      'reviews.updateFailed',
      'reviews.updateFailedHint',
    )

  const remove = (review: AdminReview) =>
    attempt(
      async () => {
        await dataProvider.delete('reviews', { id: review.id, previousData: review })
        toast('success', words('reviews.deleted'), { description: words('reviews.deletedHint') })
      },
      'reviews.deleteFailed',
      'reviews.deleteFailedHint',
    )

  return { busy, decide, remove }
}
