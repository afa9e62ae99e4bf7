import { undoOperation, verifySubscriptions } from '@nila/api/contract'
import { AuditEntry, OutboxEmail, Subscription } from '@nila/db'
import { buildAvatar, buildSubscription } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const approve = { action: 'approve' } as const
const decisions = () =>
  AuditEntry.query().where({ subjectType: 'subscription' }).orderBy('id') as PromiseLike<AuditEntry[]>

describe('deciding many', () => {
  test('200 in one operation: three fail, each for its own reason, and the rest stand', async () => {
    const { id: avatarId } = await buildAvatar({ name: 'Kavi' })
    const requests = await Promise.all(Array.from({ length: 199 }, () => buildSubscription({ avatarId })))
    const [decided, changed] = requests.map(({ id }) => id)
    await Subscription.query().findById(Number(decided)).patch({ status: 'rejected' })
    await Subscription.query().findById(Number(changed)).patch({ version: 5 })
    const gone = 999_999
    const ids = [...requests.map(({ id }) => id), gone]
    const admin = await api.signIn({ role: 'admin' })
    const versions = Object.fromEntries(ids.map((id) => [id, 1]))
    const answer = await admin.call(verifySubscriptions, { body: { ids, versions, ...approve } })

    expect(answer.results.map(({ id }) => id)).toEqual(ids)
    expect(answer.results.filter(({ success }) => !success)).toEqual([
      { id: decided, success: false, code: 'subscription_decided' },
      { id: changed, success: false, code: 'stale_version' },
      { id: gone, success: false, code: 'subscription_not_found' },
    ])
    expect(answer.records).toHaveLength(199)
    expect(answer.records.filter(({ status }) => status === 'active')).toHaveLength(197)
    const trail = await decisions()
    expect(trail).toHaveLength(197)
    expect(new Set(trail.map(({ operationId }) => operationId))).toEqual(new Set([answer.operationId]))
    expect(await OutboxEmail.query().resultSize()).toBe(197)

    const { results } = await admin.call(undoOperation, {
      params: { operationId: answer.operationId ?? 0 },
      body: {},
    })
    expect(results.filter(({ success }) => success)).toHaveLength(197)
    expect(await Subscription.query().where({ status: 'active' }).resultSize()).toBe(0)
    expect(await OutboxEmail.query().resultSize()).toBe(0)
  })

  test('one that is named twice is decided once', async () => {
    const { id } = await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    const { results } = await admin.call(verifySubscriptions, { body: { ids: [id, id], ...approve } })
    expect(results).toEqual([{ id, success: true }])
    expect(await decisions()).toHaveLength(1)
    expect(await OutboxEmail.query()).toHaveLength(1)
  })

  test('where all are so already there is no operation', async () => {
    const { id } = await buildSubscription({ status: 'active' })
    const admin = await api.signIn({ role: 'admin' })
    const answer = await admin.call(verifySubscriptions, { body: { ids: [id], ...approve } })
    expect(answer).toMatchObject({ operationId: null, results: [{ id, success: true }] })
  })

  test('one wrong value refuses them all', async () => {
    const { id } = await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    const send = (body: object) => admin.send('POST', '/api/admin/subscriptions/bulk', body)
    for (const body of [
      { ids: [], ...approve },
      { ids: [id, -1], ...approve },
      { ids: Array.from({ length: 501 }, (_, n) => n + 1), ...approve },
      { ids: [id], ...approve, expiresAt: '2020-01-01T00:00:00Z' },
      { ids: [id] },
    ]) {
      expect((await send(body)).status).toBe(400)
    }
    expect(await Subscription.query().findById(id)).toMatchObject({ status: 'pending_verification' })
  })
})
