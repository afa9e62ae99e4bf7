import { getSubscription, listPendingSubscriptions, listSubscriptions } from '@nila/api/contract'
import { buildAvatar, buildSubscription, buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const DAY = 24 * 60 * 60 * 1000
const fromNow = (days: number) => new Date(Date.now() + days * DAY)

/** One of each kind, by the name of what it is. */
async function buildAll() {
  const kinds = {
    unlimited: { status: 'active' },
    limited: { status: 'active', expiresAt: fromNow(10) },
    runOut: { status: 'active', expiresAt: fromNow(-1) },
    waiting: {},
    waitingWithoutId: { transactionId: null },
    waitingWithEmptyId: { transactionId: '' },
    waitingForFree: { paymentMethod: 'free_access', transactionId: null },
    free: { status: 'active', paymentMethod: 'free_access', transactionId: null },
    ended: { status: 'expired', expiresAt: fromNow(-40) },
    refused: { status: 'rejected' },
  } as const
  const ids: Record<string, number> = {}
  for (const [name, over] of Object.entries(kinds)) ids[name] = (await buildSubscription(over)).id
  return (found: { id: number }[]) =>
    Object.keys(ids).filter((name) => found.some(({ id }) => id === ids[name]))
}

describe('all access records', () => {
  test.each([
    ['active', ['unlimited', 'limited', 'free']],
    ['free_unlimited', ['waitingForFree', 'free']],
    ['pending', ['waiting', 'waitingWithoutId', 'waitingWithEmptyId', 'waitingForFree']],
    ['expired', ['runOut', 'ended']],
    ['rejected', ['refused']],
  ] as const)('the filter %s finds %j, and as many as its count says', async (status, names) => {
    const namesOf = await buildAll()
    const admin = await api.signIn({ role: 'admin' })
    const { items, total, counts } = await admin.list(listSubscriptions, { filter: { status } })
    expect(namesOf(items)).toEqual(names)
    expect([total, counts[status]]).toEqual([names.length, names.length])
    expect(counts.all).toBe(10)
  })

  test('each says what it counts as and how long it lasts', async () => {
    const namesOf = await buildAll()
    const admin = await api.signIn({ role: 'admin' })
    const { items } = await admin.list(listSubscriptions)
    const shown = items.map((item) => [namesOf([item])[0], item.effectiveStatus, item.daysRemaining])
    expect(shown).toEqual(
      expect.arrayContaining([
        ['unlimited', 'active', null],
        ['limited', 'active', 10],
        ['runOut', 'expired', 0],
        ['ended', 'expired', null],
        ['waiting', 'pending_verification', null],
      ]),
    )
  })

  test('counts follow the search, whatever the tab', async () => {
    const { id: userId } = await buildUser({ username: 'மீனா' })
    const { id: avatarId } = await buildAvatar({ name: 'Kisan Mitra' })
    await buildSubscription({ userId })
    await buildSubscription({ userId, status: 'rejected' })
    await buildSubscription({ avatarId, transactionId: 'KEEP_100%' })
    const admin = await api.signIn({ role: 'admin' })
    const search = (q: string) => admin.list(listSubscriptions, { filter: { status: 'pending', q } })
    expect(await search('மீனா')).toMatchObject({ total: 1, counts: { all: 2, pending: 1, rejected: 1 } })
    expect(await search('kisan')).toMatchObject({ items: [{ avatarId }], counts: { all: 1 } })
    expect(await search('_100%')).toMatchObject({ items: [{ avatarId }] })
    expect(await search('nobody')).toMatchObject({ items: [], total: 0, counts: { all: 0 } })
  })

  test('are narrowed by user, avatar, way of paying and id', async () => {
    const { id, userId, avatarId } = await buildSubscription({ paymentMethod: 'bank transfer' })
    await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    for (const filter of [{ userId }, { avatarId }, { paymentMethod: 'bank transfer' }, { id: [id] }]) {
      expect((await admin.list(listSubscriptions, { filter })).items).toMatchObject([{ id }])
    }
  })

  test('sort by every field that they list, newest first by themselves', async () => {
    for (const days of [-3, -1, -2]) {
      await buildSubscription({ createdAt: fromNow(days), expiresAt: fromNow(-days), status: 'active' })
    }
    const admin = await api.signIn({ role: 'admin' })
    for (const field of listSubscriptions.sort) {
      const { items } = await admin.list(listSubscriptions, { sort: [field, 'ASC'] })
      const values = items.map((item) => item[field])
      expect(values).toEqual(
        values.toSorted((a, b) => (Number(a) || 0) - (Number(b) || 0) || String(a).localeCompare(String(b))),
      )
    }
    const [first, second] = (await admin.list(listSubscriptions)).items
    expect(String(first?.createdAt) > String(second?.createdAt)).toBe(true)
  })
})

describe('the requests that wait', () => {
  test('are listed with how many lack a transaction id, which free access needs none of', async () => {
    const namesOf = await buildAll()
    const admin = await api.signIn({ role: 'admin' })
    const { items, total, counts } = await admin.list(listPendingSubscriptions)
    expect(namesOf(items)).toEqual(['waiting', 'waitingWithoutId', 'waitingWithEmptyId', 'waitingForFree'])
    expect({ total, counts }).toEqual({ total: 4, counts: { pending: 4, missingTransactionId: 2 } })
  })

  test.each([
    [true, ['waitingWithoutId', 'waitingWithEmptyId']],
    [false, ['waiting', 'waitingForFree']],
  ])('isMissingTransactionId %s finds %j under the same counts', async (isMissingTransactionId, names) => {
    const namesOf = await buildAll()
    const admin = await api.signIn({ role: 'admin' })
    const answer = await admin.list(listPendingSubscriptions, { filter: { isMissingTransactionId } })
    expect(namesOf(answer.items)).toEqual(names)
    expect(answer).toMatchObject({ total: 2, counts: { pending: 4, missingTransactionId: 2 } })
  })
})

test('one record can be asked for', async () => {
  const { id: userId } = await buildUser({ username: 'asha' })
  const { id: avatarId } = await buildAvatar({ name: 'Kavi' })
  const { id } = await buildSubscription({ userId, avatarId })
  const admin = await api.signIn({ role: 'admin' })
  expect(await admin.call(getSubscription, { params: { id } })).toMatchObject({
    id,
    username: 'asha',
    avatarName: 'Kavi',
    version: 1,
  })
})
