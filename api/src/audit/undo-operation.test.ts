import { listAuditLog, setReviewStatus, setReviewStatuses, undoOperation } from '@nila/api/contract'
import { Review } from '@nila/db'
import { buildReview } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const statusOf = async (id: number) => (await Review.query().findById(id))?.isApproved

describe('undoing', () => {
  test('a decision is taken back as an operation of its own, which can be taken back as well', async () => {
    const { id } = await buildReview({ isApproved: 2 })
    const admin = await api.signIn({ role: 'admin' })
    const { operationId } = await admin.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
    const colleague = await api.signIn({ role: 'admin', username: 'ravi' })
    const undo = (operation: number | null) =>
      colleague.call(undoOperation, { params: { operationId: operation ?? 0 }, body: {} })

    const undone = await undo(operationId)
    expect(undone).toMatchObject({ resource: 'reviews', results: [{ id, success: true }] })
    expect(await statusOf(id)).toBe(2)
    const { items } = await admin.list(listAuditLog, { filter: { subjectType: 'review', subjectId: id } })
    expect(items).toMatchObject([
      { action: 'review.reject', actorName: 'ravi', undoes: operationId, isUndoable: true },
      { action: 'review.approve', operationId, isUndoable: false },
    ])

    await undo(undone.operationId)
    expect(await statusOf(id)).toBe(1)
  })

  test('what has moved on since is refused with 409 and stays', async () => {
    const { id } = await buildReview()
    const admin = await api.signIn({ role: 'admin' })
    const { operationId } = await admin.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
    await admin.call(setReviewStatus, { params: { id }, body: { isApproved: 2 } })
    const undo = admin.call(undoOperation, { params: { operationId: operationId ?? 0 }, body: {} })
    await expect(undo).rejects.toMatchObject({ status: 409, code: 'operation_moved_on' })
    expect(await statusOf(id)).toBe(2)
  })

  test('of many, those that have not moved on are taken back', async () => {
    const ids = [(await buildReview()).id, (await buildReview()).id]
    const [first = 0, second = 0] = ids
    const admin = await api.signIn({ role: 'admin' })
    const { operationId } = await admin.call(setReviewStatuses, { body: { ids, isApproved: 1 } })
    await admin.call(setReviewStatus, { params: { id: first }, body: { isApproved: 2 } })
    const { results } = await admin.call(undoOperation, {
      params: { operationId: operationId ?? 0 },
      body: {},
    })
    expect(results).toEqual([
      { id: first, success: false, code: 'operation_moved_on' },
      { id: second, success: true },
    ])
    expect([await statusOf(first), await statusOf(second)]).toEqual([2, 0])
  })

  test('twenty who undo at once undo once', async () => {
    const { id } = await buildReview()
    const admin = await api.signIn({ role: 'admin' })
    const { operationId } = await admin.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
    const undo = () => admin.call(undoOperation, { params: { operationId: operationId ?? 0 }, body: {} })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, undo))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await Review.query().findById(id)).toMatchObject({ isApproved: 0, version: 3 })
  })

  test('what is no operation, or none that can be undone, is not found', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const undo = admin.call(undoOperation, { params: { operationId: 4711 }, body: {} })
    await expect(undo).rejects.toMatchObject({ status: 404, code: 'operation_not_found' })
  })
})
