import {
  getSubscription,
  listOwnSubscriptions,
  requestSubscription,
  type SubscriptionDecision,
  verifySubscription,
} from '@nila/api/contract'
import { AuditEntry, OutboxEmail, Subscription } from '@nila/db'
import { buildAvatar, buildSubscription, buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const approve = { action: 'approve' } as const
const reject = { action: 'reject' } as const
const DAY = 24 * 60 * 60 * 1000

type Admin = Awaited<ReturnType<typeof api.signIn>>
const decide = (admin: Admin, id: number, body: SubscriptionDecision, version?: number) =>
  admin.call(verifySubscription, { params: { id }, body }, version)
const decisions = () =>
  AuditEntry.query().where({ subjectType: 'subscription' }).orderBy('id') as PromiseLike<AuditEntry[]>

/** Asked for by Asha, who reads Hindi, of an avatar called Kavi. */
async function buildRequest(over: Parameters<typeof buildSubscription>[0] = {}) {
  const { id: userId } = await buildUser({ username: 'asha', email: 'asha@example.org', locale: 'hi' })
  const { id: avatarId } = await buildAvatar({ name: 'Kavi' })
  return buildSubscription({ userId, avatarId, ...over })
}

describe('deciding one request', () => {
  test('approving gives access until the day that was chosen, mails the user and writes it down', async () => {
    const { id } = await buildRequest()
    const admin = await api.signIn({ role: 'admin', username: 'ravi' })
    const expiresAt = new Date(Date.now() + 30 * DAY).toISOString()
    const approved = await decide(admin, id, { ...approve, expiresAt })
    expect(approved).toMatchObject({
      id,
      status: 'active',
      effectiveStatus: 'active',
      expiresAt,
      daysRemaining: 30,
      version: 2,
    })
    expect(await OutboxEmail.query()).toMatchObject([
      {
        name: 'accessApproved',
        recipient: 'asha@example.org',
        locale: 'hi',
        values: { username: 'asha', avatar: 'Kavi', expiresAt },
        operationId: approved.operationId,
      },
    ])
    expect(await decisions()).toMatchObject([
      {
        action: 'subscription.approve',
        actorName: 'ravi',
        subjectId: id,
        details: { username: 'asha', avatar: 'Kavi' },
        before: { status: 'pending_verification', expiresAt: null, version: 1 },
        after: { status: 'active', expiresAt, version: 2 },
        operationId: approved.operationId,
      },
    ])
  })

  test.each([approve, { ...approve, expiresAt: null }])('%j gives access without end', async (body) => {
    const { id } = await buildRequest()
    const admin = await api.signIn({ role: 'admin' })
    expect(await decide(admin, id, body)).toMatchObject({ expiresAt: null, daysRemaining: null })
    expect(await OutboxEmail.query()).toMatchObject([{ values: { expiresAt: null } }])
  })

  test('rejecting tells the user, who may ask again', async () => {
    const { id, avatarId } = await buildSubscription()
    const user = await api.signIn()
    await Subscription.query().findById(id).patch({ userId: user.user.id })
    const admin = await api.signIn({ role: 'admin' })
    expect(await decide(admin, id, reject)).toMatchObject({ status: 'rejected', version: 2 })
    expect(await OutboxEmail.query()).toMatchObject([{ name: 'accessRejected' }])
    expect(await decisions()).toMatchObject([{ action: 'subscription.reject' }])
    await user.call(requestSubscription, { body: { avatarId, paymentMethod: 'free_access' } })
    expect((await user.list(listOwnSubscriptions)).items.map(({ status }) => status)).toEqual([
      'pending_verification',
      'rejected',
    ])
  })

  test('a user without an address is decided on without a mail', async () => {
    const { id: userId } = await buildUser({ email: null })
    const { id } = await buildSubscription({ userId })
    const admin = await api.signIn({ role: 'admin' })
    expect(await decide(admin, id, approve)).toMatchObject({ status: 'active' })
    expect(await OutboxEmail.query()).toEqual([])
  })

  test('the same decision again changes nothing, leaves no trace and mails nobody', async () => {
    const { id } = await buildRequest()
    const admin = await api.signIn({ role: 'admin' })
    const first = await decide(admin, id, approve)
    const again = await decide(
      admin,
      id,
      { ...approve, expiresAt: new Date(Date.now() + DAY).toISOString() },
      1,
    )
    expect(again).toEqual({ ...first, operationId: null })
    expect(await decisions()).toHaveLength(1)
    expect(await OutboxEmail.query()).toHaveLength(1)
  })

  test.each([
    [approve, 'rejected'],
    [approve, 'expired'],
    [reject, 'active'],
    [reject, 'expired'],
  ] as const)('%j is refused where it is %s already, which the answer shows', async (body, status) => {
    const { id } = await buildSubscription({ status })
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.send('POST', `/api/admin/verify-subscription/${id}`, body, {
      'If-Match': '"9"',
    })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'subscription_decided', current: { id, status } })
    expect(await Subscription.query().findById(id)).toMatchObject({ status, version: 1 })
    expect([await decisions(), await OutboxEmail.query()]).toEqual([[], []])
  })

  test('a decision about an older version changes nothing and shows what stands now', async () => {
    const { id } = await buildSubscription({ version: 2, transactionId: 'NEW-NUMBER-1' })
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.send('POST', `/api/admin/verify-subscription/${id}`, approve, {
      'If-Match': '"1"',
    })
    expect(response.status).toBe(412)
    expect(await response.json()).toMatchObject({
      code: 'stale_version',
      current: { id, transactionId: 'NEW-NUMBER-1', version: 2 },
    })
    expect(await decide(admin, id, approve, 2)).toMatchObject({ status: 'active', version: 3 })
  })

  test('a request that is gone answers 404', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const gone = { status: 404, code: 'subscription_not_found' }
    await expect(decide(admin, 4711, approve)).rejects.toMatchObject(gone)
    await expect(admin.call(getSubscription, { params: { id: 4711 } })).rejects.toMatchObject(gone)
  })

  test.each([
    ['expiresAt', { ...approve, expiresAt: '2026-01-01T00:00:00Z' }, 'expiry_past'],
    ['expiresAt', { ...approve, expiresAt: 'tomorrow' }, 'invalid_value'],
    ['expiresAt', { ...reject, expiresAt: '2999-01-01T00:00:00Z' }, 'invalid_value'],
    ['action', { action: 'reopen' }, 'invalid_value'],
    ['action', {}, 'invalid_value'],
    ['status', { ...approve, status: 'active' }, 'unknown_field'],
  ])('a wrong %s (%j) is refused and nothing is decided', async (field, body, code) => {
    const { id } = await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.send('POST', `/api/admin/verify-subscription/${id}`, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } })
    expect(await Subscription.query().findById(id)).toMatchObject({ status: 'pending_verification' })
  })

  test('twenty deciders at once make one change and one mail', async () => {
    const { id } = await buildRequest()
    const admin = await api.signIn({ role: 'admin' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(admin, id, approve)))
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]))
    expect(answers.filter(({ operationId }) => operationId !== null)).toHaveLength(1)
    expect(await decisions()).toHaveLength(1)
    expect(await OutboxEmail.query()).toHaveLength(1)
  })

  test('of ten who approve and ten who reject at once, one side wins and the other is told', async () => {
    const { id } = await buildRequest()
    const admin = await api.signIn({ role: 'admin' })
    const both = Array.from({ length: 20 }, (_, n) => decide(admin, id, n % 2 ? approve : reject))
    const outcomes = await Promise.allSettled(both)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : []))
    expect(refused).toEqual(Array(10).fill('subscription_decided'))
    expect(await decisions()).toHaveLength(1)
    expect(await OutboxEmail.query()).toHaveLength(1)
  })

  test('a decision that cannot be written to the audit log is not made, and nobody is mailed', async () => {
    const { id } = await buildRequest()
    const admin = await api.signIn({ role: 'admin' })
    const { db } = api.database
    await db.raw(
      "alter table audit_log add constraint full_for_a_test check (action <> 'subscription.approve')",
    )
    const response = await admin.send('POST', `/api/admin/verify-subscription/${id}`, approve)
    await db.raw('alter table audit_log drop constraint full_for_a_test')
    expect(response.status).toBe(500)
    expect(await Subscription.query().findById(id)).toMatchObject({ status: 'pending_verification' })
    expect(await OutboxEmail.query()).toEqual([])
  })
})
