import {
  type SubscriptionDecision,
  undoOperation,
  verifySubscription,
  verifySubscriptions,
} from '@nila/api/contract'
import { AuditEntry, OutboxEmail, Subscription } from '@nila/db'
import { buildSubscription } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const approve = { action: 'approve' } as const
const reject = { action: 'reject' } as const
const DAY = 24 * 60 * 60 * 1000

type Admin = Awaited<ReturnType<typeof api.signIn>>
const decide = (admin: Admin, id: number, body: SubscriptionDecision, version?: number) =>
  admin.call(verifySubscription, { params: { id }, body }, version)
const undo = (admin: Admin, operationId: number | null) =>
  admin.call(undoOperation, { params: { operationId: operationId ?? 0 }, body: {} })
const decisions = () =>
  AuditEntry.query().where({ subjectType: 'subscription' }).orderBy('id') as PromiseLike<AuditEntry[]>

describe('undoing a decision', () => {
  test('while the mail waits takes the mail back as well', async () => {
    const { id } = await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    const expiresAt = new Date(Date.now() + 90 * DAY).toISOString()
    const { operationId } = await decide(admin, id, { ...approve, expiresAt })
    const [job] = await api.database.db('pgboss.job').where({ name: 'mail' })
    expect(job.startAfter.getTime() - job.createdOn.getTime()).toBeGreaterThan(25_000)

    expect(await undo(admin, operationId)).toMatchObject({ results: [{ id, success: true }] })
    expect(await Subscription.query().findById(id)).toMatchObject({
      status: 'pending_verification',
      expiresAt: null,
      version: 3,
    })
    expect(await OutboxEmail.query()).toEqual([])
    expect((await decisions()).map(({ action }) => action)).toEqual([
      'subscription.approve',
      'subscription.reopen',
    ])
  })

  test('after the mail has left brings the request back all the same; the next decision mails again', async () => {
    const { id } = await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    const { operationId } = await decide(admin, id, reject)
    await OutboxEmail.query().patch({ state: 'sent' })
    await undo(admin, operationId)
    await decide(admin, id, approve)
    expect(await OutboxEmail.query().orderBy('createdAt')).toMatchObject([
      { name: 'accessRejected', state: 'sent' },
      { name: 'accessApproved', state: 'waiting' },
    ])
  })

  test('is refused where the user has asked again meanwhile, and nothing is lost', async () => {
    const { id, userId, avatarId } = await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    const { operationId } = await decide(admin, id, reject)
    const { id: again } = await buildSubscription({ userId, avatarId })
    await expect(undo(admin, operationId)).rejects.toMatchObject({ status: 409, code: 'operation_moved_on' })
    expect(await Subscription.query().orderBy('id')).toMatchObject([
      { id, status: 'rejected', version: 2 },
      { id: again, status: 'pending_verification', version: 1 },
    ])
    expect(await OutboxEmail.query()).toHaveLength(1)
  })

  test('of many takes back those for which that is not so', async () => {
    const asked = await buildSubscription()
    const other = await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    const ids = [asked.id, other.id]
    const { operationId } = await admin.call(verifySubscriptions, { body: { ids, ...reject } })
    await buildSubscription({ userId: asked.userId, avatarId: asked.avatarId })
    expect((await undo(admin, operationId)).results).toEqual([
      { id: asked.id, success: false, code: 'operation_moved_on' },
      { id: other.id, success: true },
    ])
  })
})
