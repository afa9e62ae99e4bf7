import { listAvatars } from '@nila/api/contract'
import type { Subscription } from '@nila/db'
import { buildAvatar, buildSubscription } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const DAY = 24 * 60 * 60 * 1000
const fromNow = (days: number) => new Date(Date.now() + days * DAY)

describe('the public list', () => {
  test('shows who is not signed in the avatars that are offered, and nothing of how they are told to speak', async () => {
    const { id } = await buildAvatar({ name: 'Kavi', price: 0, persona: 'A secret persona' })
    await buildAvatar({ isActive: false })
    const { items, total } = await api.visitor().list(listAvatars)
    expect(total).toBe(1)
    expect(items).toMatchObject([{ id, name: 'Kavi', price: 0, access: 'none' }])
    expect(Object.keys(items[0] ?? {})).not.toEqual(
      expect.arrayContaining(['persona', 'greeting', 'version']),
    )
  })

  test('is ordered by name, or by price', async () => {
    await buildAvatar({ name: 'Vidya', price: 10 })
    await buildAvatar({ name: 'Kavi', price: 30 })
    const names = async (sort?: ['price', 'DESC']) =>
      (await api.visitor().list(listAvatars, sort ? { sort } : {})).items.map(({ name }) => name)
    expect(await names()).toEqual(['Kavi', 'Vidya'])
    expect(await names(['price', 'DESC'])).toEqual(['Kavi', 'Vidya'])
  })

  test.each<[Partial<Pick<Subscription, 'status' | 'expiresAt'>>[], string]>([
    [[], 'none'],
    [[{ status: 'pending_verification' }], 'pending'],
    [[{ status: 'active' }], 'active'],
    [[{ status: 'active', expiresAt: fromNow(1) }], 'active'],
    [[{ status: 'active', expiresAt: fromNow(-1) }], 'expired'],
    [[{ status: 'rejected' }], 'rejected'],
    [[{ status: 'active' }, { status: 'pending_verification' }, { status: 'rejected' }], 'active'],
    [[{ status: 'active', expiresAt: fromNow(-1) }, { status: 'pending_verification' }], 'pending'],
    [[{ status: 'pending_verification' }, { status: 'rejected' }], 'pending'],
    [[{ status: 'rejected' }, { status: 'expired' }], 'expired'],
    [[{ status: 'expired' }, { status: 'rejected' }], 'rejected'],
  ])("of a user's records %j, oldest first, the access is %s", async (records, access) => {
    const { id: avatarId } = await buildAvatar()
    const user = await api.signIn()
    for (const record of records) await buildSubscription({ userId: user.user.id, avatarId, ...record })
    await buildSubscription({ avatarId, status: 'active' })
    expect((await user.list(listAvatars)).items).toMatchObject([{ id: avatarId, access }])
  })
})
