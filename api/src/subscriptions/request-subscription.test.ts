import { listOwnSubscriptions, listPendingSubscriptions, requestSubscription } from '@nila/api/contract'
import { Subscription } from '@nila/db'
import { buildAvatar, buildSubscription } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const UTR = '412345678901'
const HOUR = 60 * 60 * 1000

describe('asking for an avatar', () => {
  test('by UPI: the request waits, with the number of the payment', async () => {
    const { id: avatarId } = await buildAvatar({ name: 'Guru Vidya', icon: 'book' })
    const user = await api.signIn({ username: 'asha' })
    const admin = await api.signIn({ role: 'admin' })
    const body = { avatarId, paymentMethod: 'upi', transactionId: ` ${UTR} ` } as const
    const response = await user.send('POST', '/api/subscriptions', body)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      avatarName: 'Guru Vidya',
      avatarIcon: 'book',
      paymentMethod: 'upi',
      transactionId: UTR,
      status: 'pending_verification',
      effectiveStatus: 'pending_verification',
      expiresAt: null,
      daysRemaining: null,
    })
    const { items } = await admin.list(listPendingSubscriptions)
    expect(items).toMatchObject([{ username: 'asha', avatarId, transactionId: UTR, version: 1 }])
  })

  test('for nothing: the request needs no number', async () => {
    const { id: avatarId } = await buildAvatar()
    const user = await api.signIn()
    const body = { avatarId, paymentMethod: 'free_access' } as const
    expect(await user.call(requestSubscription, { body })).toMatchObject({
      paymentMethod: 'free_access',
      transactionId: null,
    })
  })

  test.each(['ABCD-1234', 'T2409011234567890abcdef', '123456789012'])(
    '%s is a transaction id',
    async (transactionId) => {
      const { id: avatarId } = await buildAvatar()
      const user = await api.signIn()
      const body = { avatarId, paymentMethod: 'upi', transactionId } as const
      expect(await user.call(requestSubscription, { body })).toMatchObject({ transactionId })
    },
  )

  test.each([
    ['transactionId', { paymentMethod: 'upi' }, 'transaction_id_required'],
    ['transactionId', { paymentMethod: 'upi', transactionId: null }, 'transaction_id_required'],
    ['transactionId', { paymentMethod: 'upi', transactionId: ' \u200b ' }, 'transaction_id_required'],
    ['transactionId', { paymentMethod: 'upi', transactionId: 412345678901 }, 'invalid_value'],
    ['transactionId', { paymentMethod: 'upi', transactionId: 'short' }, 'transaction_id_invalid'],
    ['transactionId', { paymentMethod: 'upi', transactionId: 'x'.repeat(41) }, 'transaction_id_invalid'],
    ['transactionId', { paymentMethod: 'upi', transactionId: '4123 4567 8901' }, 'transaction_id_invalid'],
    ['transactionId', { paymentMethod: 'upi', transactionId: '4123\u000045678901' }, 'text_unstorable'],
    ['transactionId', { paymentMethod: 'free_access', transactionId: UTR }, 'unknown_field'],
    ['paymentMethod', { paymentMethod: 'cash' }, 'invalid_value'],
    ['paymentMethod', {}, 'invalid_value'],
    ['status', { paymentMethod: 'free_access', status: 'active' }, 'unknown_field'],
    ['userId', { paymentMethod: 'free_access', userId: 1 }, 'unknown_field'],
    ['avatarId', { paymentMethod: 'free_access', avatarId: 99_999_999_999 }, 'invalid_value'],
  ])('a wrong %s (%j) is refused and nothing is stored', async (field, over, code) => {
    const { id: avatarId } = await buildAvatar()
    const user = await api.signIn()
    const response = await user.send('POST', '/api/subscriptions', { avatarId, ...over })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } })
    expect(await Subscription.query()).toEqual([])
  })

  test('an avatar that is not there, or not offered, cannot be asked for', async () => {
    const { id: closed } = await buildAvatar({ isActive: false })
    const user = await api.signIn()
    const ask = (avatarId: number) =>
      user.call(requestSubscription, { body: { avatarId, paymentMethod: 'free_access' } })
    await expect(ask(closed)).rejects.toMatchObject({ status: 409, code: 'avatar_unavailable' })
    await expect(ask(4711)).rejects.toMatchObject({ status: 404, code: 'avatar_not_found' })
  })

  test('a second request is refused while the first is open, also of twenty at once', async () => {
    const { id: avatarId } = await buildAvatar()
    const user = await api.signIn()
    const ask = () => user.send('POST', '/api/subscriptions', { avatarId, paymentMethod: 'free_access' })
    const answers = await Promise.all(Array.from({ length: 19 }, ask))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(18).fill(409)])
    const refusal = await ask()
    expect(await refusal.json()).toMatchObject({ code: 'subscription_open' })
    expect(await Subscription.query()).toHaveLength(1)
  })

  test.each([
    ['without end', null, 'subscription_active'],
    ['with an end to come', new Date(Date.now() + HOUR), 'subscription_active'],
    ['past its end', new Date(Date.now() - HOUR), undefined],
  ])('who has access %s', async (_, expiresAt, code) => {
    const { id: avatarId } = await buildAvatar()
    const user = await api.signIn()
    await buildSubscription({ userId: user.user.id, avatarId, status: 'active', expiresAt })
    const asked = user.call(requestSubscription, { body: { avatarId, paymentMethod: 'free_access' } })
    if (code) await expect(asked).rejects.toMatchObject({ status: 409, code })
    else expect(await asked).toMatchObject({ status: 'pending_verification' })
    expect(await Subscription.query()).toHaveLength(code ? 1 : 2)
  })

  test.each(['rejected', 'expired'] as const)('who was %s may ask again', async (status) => {
    const { id: avatarId } = await buildAvatar()
    const user = await api.signIn()
    await buildSubscription({ userId: user.user.id, avatarId, status })
    const asked = user.call(requestSubscription, { body: { avatarId, paymentMethod: 'free_access' } })
    expect(await asked).toMatchObject({ status: 'pending_verification' })
  })

  test('nobody can ask more than twenty times an hour, and nobody else is held up', async () => {
    const avatars = await Promise.all(Array.from({ length: 21 }, () => buildAvatar()))
    const user = await api.signIn()
    const ask = (agent: typeof user, avatarId: number | undefined) =>
      agent.send('POST', '/api/subscriptions', { avatarId, paymentMethod: 'free_access' })
    for (const { id } of avatars.slice(0, 20)) expect((await ask(user, id)).status).toBe(201)
    const refused = await ask(user, avatars[20]?.id)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect((await ask(await api.signIn(), avatars[20]?.id)).status).toBe(201)
  })
})

describe("one's own records", () => {
  test('come newest first, with days remaining and what they count as', async () => {
    const user = await api.signIn()
    const userId = user.user.id
    const { id: avatarId } = await buildAvatar({ name: 'Kavi', icon: 'scroll' })
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const soon = new Date(Date.now() + 36 * HOUR)
    await buildSubscription({ userId, avatarId, status: 'active', expiresAt: at(20), createdAt: at(1) })
    await buildSubscription({ userId, avatarId, status: 'active', expiresAt: soon, createdAt: at(2) })
    await buildSubscription({ userId, avatarId, status: 'active', createdAt: at(3) })
    await buildSubscription({ userId, avatarId, status: 'rejected', expiresAt: soon, createdAt: at(4) })
    const { items, total } = await user.list(listOwnSubscriptions)
    expect(total).toBe(4)
    expect(items).toMatchObject([
      { effectiveStatus: 'rejected', daysRemaining: null },
      { effectiveStatus: 'active', daysRemaining: null, expiresAt: null },
      { effectiveStatus: 'active', daysRemaining: 2 },
      { status: 'active', effectiveStatus: 'expired', daysRemaining: 0 },
    ])
    expect(items[0]).toMatchObject({ avatarName: 'Kavi', avatarIcon: 'scroll' })
  })

  test('R25 those of somebody else are not there, whatever is asked for', async () => {
    const { id } = await buildSubscription()
    const user = await api.signIn()
    expect(await user.list(listOwnSubscriptions)).toMatchObject({ items: [], total: 0 })
    for (const filter of [`{"id":[${id}]}`, '{"userId":1}']) {
      expect((await user.fetch(`/api/subscriptions?filter=${filter}`)).status).toBe(400)
    }
    expect((await user.fetch(`/api/subscriptions/${id}`)).status).toBe(404)
    expect((await user.fetch(`/api/admin/subscriptions/${id}`)).status).toBe(403)
  })
})
