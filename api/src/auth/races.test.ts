import {
  changeAccount,
  changeUser,
  deleteAccount,
  getUser,
  login,
  logout,
  removePasskey,
  requestSignInLink,
  resetPassword,
  verifyAuth,
} from '@nila/api/contract'
import { AccountLink, RememberedDevice, Session } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { createAgent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { newestLink } from '../../testing/mails.ts'
import { queueBehind } from '../../testing/queue-behind.ts'
import { addPasskey, confirmPassword } from '../../testing/second-factors.ts'

const api = useApi()

/** What the log says of requests that failed for no reason that a client could know. */
const failures = () =>
  api
    .log()
    .split('\n')
    .filter((line) => line.includes('a request failed'))

type Work = () => Promise<unknown>
/** Both orders in which two works can meet. */
const orders = (one: Work, other: Work): Work[][] => [
  [one, other],
  [other, one],
]
const credentials = { username: 'asha', password: PASSWORD }

/** What ends every session of asha's, ready to be done. */
const ends: Record<string, (id: number) => Promise<Work>> = {
  'a reset of the password': async () => {
    await api.visitor().call(resetPassword, { body: { username: 'asha' } })
    const { token } = await newestLink()
    return () => api.visitor().call(resetPassword, { body: { token, newPassword: 'another-river-28' } })
  },
  'a suspension': async (id) => {
    const admin = await api.signIn({ role: 'super_admin' })
    await confirmPassword(admin)
    return () => admin.call(changeUser, { params: { id }, body: { suspended: true } })
  },
}

describe.each(Object.entries(ends))('R17 a sign-in that meets %s', (_, prepare) => {
  test.each([
    ['comes first', 0],
    ['comes second', 1],
  ])('and %s does not outlive it', async (_place, order) => {
    const { id } = await buildAccount({ username: 'asha' })
    const end = await prepare(id)
    const thief = api.visitor()
    const works = orders(() => thief.call(login, { body: credentials }), end)[order] ?? []
    await queueBehind(api.database.db, { table: 'users', id }, works)
    await expect(thief.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    expect(failures()).toEqual([])
  })
})

test('no link to an address outlives its change', async () => {
  for (const order of [0, 1]) {
    const username = `asha ${order}`
    const agent = await api.signIn({ username, email: `old${order}@example.org` })
    await confirmPassword(agent)
    const works = orders(
      () => api.visitor().call(requestSignInLink, { body: { username } }),
      () => agent.call(changeAccount, { body: { email: `new${order}@example.org` } }),
    )[order]
    await queueBehind(api.database.db, { table: 'users', id: agent.user.id }, works ?? [])
  }
  const open = await AccountLink.query().where({ purpose: 'sign_in', usedAt: null })
  expect(open.filter(({ email }) => email?.startsWith('old'))).toEqual([])
})

test('a device that is forgotten while it resumes is not resumed', async () => {
  await buildAccount({ username: 'asha' })
  const owner = api.visitor()
  await owner.call(login, { body: { ...credentials, remember: true } })
  const { id } = await RememberedDevice.query().first().throwIfNotFound()
  const tab = api.visitor()
  tab.jar.set('nila_device', owner.jar.get('nila_device') ?? '')
  const works = [() => tab.call(verifyAuth, { body: {} }), () => owner.call(logout, { body: {} })]
  await queueBehind(api.database.db, { table: 'remembered_devices', id }, works)
  expect(await Session.query()).toEqual([])
  await expect(tab.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  expect(failures()).toEqual([])
})

test('tabs that all resume at an instance that has just started get in', async () => {
  await buildAccount({ username: 'asha' })
  const owner = api.visitor()
  await owner.call(login, { body: { ...credentials, remember: true } })
  const another = await api.startAnother()
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const tab = createAgent(another)
      tab.jar.set('nila_device', owner.jar.get('nila_device') ?? '')
      return (await tab.send('POST', '/api/verify-auth', {})).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('acts on one account at the same moment fail nobody', async () => {
  for (let round = 0; round < 5; round += 1) {
    const agent = await api.signIn()
    const { passkey: first } = await addPasskey(agent, api.url)
    const { passkey: second } = await addPasskey(agent, api.url)
    await Promise.allSettled([
      ...[first, second].map(({ id }) => agent.call(removePasskey, { params: { id } })),
      agent.call(deleteAccount, { body: { review: 'remove' } }),
    ])
  }
  expect(failures()).toEqual([])
})

test('of two accounts with one unverified address both can be reset at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const tokens: string[] = []
    for (const username of [`one ${round}`, `two ${round}`]) {
      await buildAccount({ username, email: `both${round}@example.org` })
      await api.visitor().call(resetPassword, { body: { username } })
      tokens.push((await newestLink()).token)
    }
    const outcomes = await Promise.allSettled(
      tokens.map((token) =>
        api.visitor().call(resetPassword, { body: { token, newPassword: 'another-river-28' } }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  }
  expect(failures()).toEqual([])
})
