import {
  changeUser,
  createReview,
  deleteAccount,
  deleteEmailLog,
  deleteEmailLogs,
  deleteOwnReview,
  deleteReview,
  endUserSessions,
  type LiveMessage,
  LiveResource,
  listAuditLog,
  login,
  register,
  setReviewStatuses,
  updateOwnReview,
} from '@nila/api/contract'
import { transaction } from '@nila/db'
import { buildEmailLog, buildReview, buildSubscription, buildUser } from '@nila/db/testing'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { confirmPassword } from '../../testing/second-factors.ts'
import { asBrowser, changesIn, openPage, openSocket } from '../../testing/sockets.ts'
import { announceChange, CHANGES_CHANNEL } from './announce-change.ts'

const api = useApi()
let another: string
beforeAll(async () => {
  another = await api.startAnother()
})

/** An administrator before an open screen, whose page comes from `url`. */
async function watch(url = api.url) {
  const agent = await api.signIn({ role: 'super_admin' })
  const socket = await openSocket(url, asBrowser(agent, url))
  onTestFinished(() => socket.close())
  /** What was told of the lists that are named, in their order. */
  const told = (...resources: string[]) =>
    changesIn(socket.messages).filter(({ resource }) => resources.includes(resource))
  return { agent, told }
}

const REVIEW = { rating: 5, title: 'Kind and clear', content: 'She answered in my own language.' }
const changed = (resource: LiveResource, ids: number[]): LiveMessage => ({
  type: 'changed',
  resource,
  ids,
})

describe('an open screen is told', () => {
  test('of a review that is written, changed, decided and deleted', async () => {
    const { agent: admin, told } = await watch()
    const author = await api.signIn()
    const steps = [
      () => author.call(createReview, { body: REVIEW }),
      () => author.call(updateOwnReview, { body: { ...REVIEW, rating: 4 } }),
      () => admin.call(setReviewStatuses, { body: { ids: [1], isApproved: 1 } }),
      () => author.call(deleteOwnReview, {}),
      async () => {
        const { id } = await buildReview()
        return admin.call(deleteReview, { params: { id } })
      },
    ]
    for (const [n, step] of steps.entries()) {
      await step()
      await expect.poll(() => told('reviews').length).toBe(n + 1)
    }
    expect(told('reviews').map(({ ids }) => ids)).toEqual([[1], [1], [1], [1], [2]])
  })

  test('of somebody who registers, whose role changes, who is signed out', async () => {
    const { agent: admin, told } = await watch()
    const { id } = await api.visitor().call(register, { body: { username: 'asha', password: PASSWORD } })
    await expect.poll(() => told('users')).toEqual([changed('users', [id])])
    await confirmPassword(admin)
    await admin.call(changeUser, { params: { id }, body: { role: 'editor' } })
    await expect.poll(() => told('users').length).toBe(2)
    await admin.call(endUserSessions, { params: { id } })
    await expect.poll(() => told('users').length).toBe(3)
  })

  test('of all that goes with an account', async () => {
    const user = await api.signIn({ email: 'asha@example.org' })
    const review = await buildReview({ userId: user.user.id })
    const subscription = await buildSubscription({ userId: user.user.id })
    const log = await buildEmailLog({ recipient: 'asha@example.org' })
    const { told } = await watch()
    await confirmPassword(user)
    await user.call(deleteAccount, { body: { review: 'anonymous' } })
    const lists = ['users', 'reviews', 'subscriptions', 'email-logs'] as const
    await expect
      .poll(() => told(...lists))
      .toEqual(
        expect.arrayContaining([
          changed('users', [user.user.id]),
          changed('reviews', [review.id]),
          changed('subscriptions', [subscription.id]),
          changed('email-logs', [log.id]),
        ]),
      )
  })

  test('of e-mail logs that are deleted', async () => {
    const { agent: admin, told } = await watch()
    const { id, filename } = await buildEmailLog()
    await buildEmailLog()
    await confirmPassword(admin)
    await admin.call(deleteEmailLog, { params: { filename } })
    await expect.poll(() => told('email-logs')).toEqual([changed('email-logs', [id])])
    await admin.call(deleteEmailLogs, {})
    await expect.poll(() => told('email-logs')[1]).toEqual(changed('email-logs', []))
  })

  test('of what administrators do, in the audit log, and not of what users do to their own accounts', async () => {
    const { agent: admin, told } = await watch()
    const user = await buildAccount({ username: 'asha' })
    await api.visitor().call(login, { body: { username: 'asha', password: PASSWORD } })
    const { id } = await buildReview()
    await admin.call(setReviewStatuses, { body: { ids: [id], isApproved: 2 } })
    await expect.poll(() => told('reviews').length).toBe(1)
    const entries = (await admin.list(listAuditLog)).items
    const idOf = (actorId: number) => entries.find((entry) => entry.actorId === actorId)?.id
    const heard = () => told('audit-log').flatMap(({ ids }) => ids)
    await expect.poll(heard).toContain(idOf(admin.user.id))
    expect(heard()).not.toContain(idOf(user.id))
  })
})

test('nothing is told of what is rolled back, nor of what was refused', async () => {
  const { told } = await watch()
  const { id } = await buildUser()
  const undone = transaction(async (trx) => {
    await announceChange(trx, 'reviews', [4711])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const refused = api.visitor().call(register, { body: { username: 'asha', password: 'short' } })
  await expect(refused).rejects.toMatchObject({ status: 400 })
  await transaction((trx) => announceChange(trx, 'users', [id]))
  await expect.poll(() => told('users', 'reviews')).toEqual([changed('users', [id])])
})

test('many changes at once are told once a list; more than a hundred records mean the whole list', async () => {
  const { told } = await watch()
  const announce = (ids: number[]) => transaction((trx) => announceChange(trx, 'avatars', ids))
  await Promise.all([announce([1, 2]), announce([2, 3]), announce([4])])
  await expect.poll(() => told('avatars')).toHaveLength(1)
  expect(told('avatars')[0]?.ids.toSorted()).toEqual([1, 2, 3, 4])
  await announce(Array.from({ length: 500 }, (_, n) => n + 1))
  await expect.poll(() => told('avatars')[1]).toEqual(changed('avatars', []))
})

test('two instances tell each other: what one changes, the screens of the other follow', async () => {
  const [here, there] = [await watch(), await watch(another)]
  const author = await api.signIn()
  await author.call(createReview, { body: REVIEW })
  for (const screen of [here, there]) {
    await expect.poll(() => screen.told('reviews')).toEqual([changed('reviews', [1])])
  }
})

test('after the database was away, screens are told that everything may have changed, and hear again', async () => {
  const { told } = await watch()
  await api.database.db.raw(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ?',
    [CHANGES_CHANNEL],
  )
  const lists = LiveResource.options
  const wholeLists = () => told(...lists).filter(({ ids }) => !ids.length)
  await expect.poll(() => wholeLists().length).toBe(lists.length)
  await transaction((trx) => announceChange(trx, 'reviews', [7]))
  await expect.poll(() => told('reviews')[1]).toEqual(changed('reviews', [7]))
})

test('how many sockets are open is measured', async () => {
  const count = async () => (await (await fetch(`${api.url}/metrics`)).text()).match(/^live_sockets.*$/gm)
  await watch()
  await watch()
  const page = await openPage(api.url)
  onTestFinished(() => page.close())
  await expect.poll(count).toEqual(['live_sockets{of="administrators"} 2', 'live_sockets{of="visitors"} 1'])
})
