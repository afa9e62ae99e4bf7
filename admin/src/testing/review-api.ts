import type { ReviewStatus } from '@nila/api/contract/reviews'
import { answers, type aReview } from './fake-api.ts'

type Call = { path: string; query: Record<string, unknown>; body: unknown }

/** An API that keeps its reviews and what was done to them, as the real one does. */
export function keepingReviews(...start: ReturnType<typeof aReview>[]) {
  let reviews = start
  const operations = new Map<number, Map<number, ReviewStatus>>()
  const statusesOf = (ids: number[]) =>
    new Map(reviews.filter(({ id }) => ids.includes(id)).map(({ id, isApproved }) => [id, isApproved]))
  const set = (statuses: Map<number, ReviewStatus>): number => {
    const operationId = operations.size + 1
    operations.set(operationId, statusesOf([...statuses.keys()]))
    reviews = reviews.map((review) => {
      const isApproved = statuses.get(review.id)
      return isApproved === undefined ? review : { ...review, isApproved, version: review.version + 1 }
    })
    return operationId
  }
  const idOf = (path: string) => Number(path.split('/').at(-1))
  const counts = () => {
    const count = (status: number) => reviews.filter(({ isApproved }) => isApproved === status).length
    return `pending=${count(0)},approved=${count(1)},rejected=${count(2)},all=${reviews.length}`
  }
  return {
    'GET /api/admin/reviews': ({ query }: Call) => {
      const { isApproved, id } = query.filter as { isApproved?: number; id?: number[] }
      const [first, last] = query.range as [number, number]
      const found = reviews.filter(
        (review) =>
          (isApproved === undefined || review.isApproved === isApproved) && (id?.includes(review.id) ?? true),
      )
      return answers.list(found.slice(first, last + 1), found.length, counts())
    },
    'PATCH /api/admin/reviews/:id': ({ path, body }: Call) => {
      const id = idOf(path)
      const operationId = set(new Map([[id, (body as { isApproved: ReviewStatus }).isApproved]]))
      return answers.json({ ...reviews.find((review) => review.id === id), operationId })
    },
    'POST /api/admin/reviews/bulk': ({ body }: Call) => {
      const { ids, isApproved } = body as { ids: number[]; isApproved: ReviewStatus }
      const operationId = set(new Map(ids.map((id) => [id, isApproved])))
      const results = ids.map((id) => ({ id, success: true }))
      return answers.json({ operationId, results, records: reviews.filter(({ id }) => ids.includes(id)) })
    },
    'POST /api/admin/undo/:operationId': ({ path }: Call) => {
      const before = operations.get(idOf(path)) ?? new Map()
      const results = [...before.keys()].map((id) => ({ id, success: true }))
      return answers.json({ operationId: set(before), resource: 'reviews', results })
    },
    'DELETE /api/admin/reviews/:id': ({ path }: Call) => {
      reviews = reviews.filter(({ id }) => id !== idOf(path))
      return answers.none()
    },
  }
}
