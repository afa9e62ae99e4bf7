import { listAuditLog, setReviewStatus } from '@nila/api/contract'
import { buildReview } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()

test('R43 who did what to which record can be read, newest first', async () => {
  const { id } = await buildReview({ title: 'Fine' })
  const admin = await api.signIn({ role: 'admin', username: 'asha' })
  await admin.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
  const { items } = await admin.list(listAuditLog)
  expect(items[0]).toMatchObject({
    actorName: 'asha',
    action: 'review.approve',
    subjectType: 'review',
    subjectId: id,
    details: { title: 'Fine' },
  })
  expect(items.at(-1)).toMatchObject({ action: 'account.login', actorId: admin.user.id })
})

test('it can be narrowed by action, actor and subject', async () => {
  const admin = await api.signIn({ role: 'admin' })
  const other = await api.signIn({ username: 'ravi' })
  const total = async (filter: object) => (await admin.list(listAuditLog, { filter })).total
  expect(await total({ action: 'account.login' })).toBe(2)
  expect(await total({ actorId: other.user.id })).toBe(1)
  expect(await total({ subjectType: 'user', subjectId: other.user.id })).toBe(1)
  expect(await total({ action: 'review.delete' })).toBe(0)
})
