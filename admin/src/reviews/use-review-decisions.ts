import {
  type AdminReview,
  deleteReview,
  type ReviewStatus,
  setReviewStatus,
  setReviewStatuses,
} from '@nila/api/contract/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useTranslate } from 'react-admin'
import { useFormat } from '../components/use-format.ts'
import { useDecisions } from '../decisions/use-decisions.tsx'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'
import { reviewStatuses } from './review-status.ts'

/**
 * Deciding reviews.
 * @param shown the status that the list shows; undefined for all
 */
export function useReviewDecisions(shown: ReviewStatus | undefined) {
  const words = useWords()
  const format = useFormat()
  const call = useCall()
  return useDecisions<AdminReview, ReviewStatus>({
    decideOne: ({ id, version }, isApproved) =>
      call(setReviewStatus, { params: { id }, body: { isApproved } }, version),
    decideMany: (reviews, isApproved) => {
      const ids = reviews.map(({ id }) => id)
      const versions = Object.fromEntries(reviews.map(({ id, version }) => [id, version]))
      return call(setReviewStatuses, { body: { ids, versions, isApproved } })
    },
    apply: (review, isApproved) => ({ ...review, isApproved }),
    isListed: ({ isApproved }) => shown === undefined || isApproved === shown,
    nameOf: ({ title }) => title,
    fields: [
      {
        label: words('reviews.status'),
        textOf: ({ isApproved }) => words(`reviews.${reviewStatuses[isApproved].name}`),
      },
      { label: words('reviews.ratingFilter'), textOf: ({ rating }) => words('reviews.rating', { rating }) },
      { label: words('reviews.titleField'), textOf: ({ title }) => title },
      { label: words('reviews.content'), textOf: ({ content }) => content },
      { label: words('reviews.author'), textOf: ({ username }) => username ?? words('reviews.former') },
      { label: words('reviews.written'), textOf: ({ createdAt }) => format.day(createdAt) },
    ],
    done: (isApproved, count) => ({
      title: words('reviews.updated'),
      description: words(`reviews.${reviewStatuses[isApproved].decided}`, { smart_count: count }),
    }),
    failed: (_, refusal) => ({
      title: words('reviews.updateFailed'),
      ...(!refusal && { description: words('reviews.updateFailedHint') }),
    }),
  })
}

/** Deleting a review for good; tells whether it worked, after the list has been read again. */
export function useReviewDeletion() {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const queryClient = useQueryClient()

  return async ({ id }: AdminReview): Promise<boolean> => {
    try {
      await call(deleteReview, { params: { id } })
      toast('success', words('reviews.deleted'), { description: words('reviews.deletedHint') })
      return true
    } catch (error) {
      const description =
        error instanceof HttpError ? problemWords(error, translate) : words('reviews.deleteFailedHint')
      toast('error', words('reviews.deleteFailed'), { description })
      return false
    } finally {
      // Also after a refusal: the list may be what is out of date, and the review gone.
      await queryClient.invalidateQueries({ queryKey: ['reviews'] })
    }
  }
}
