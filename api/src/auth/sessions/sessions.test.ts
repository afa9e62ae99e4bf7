import {
  BACKGROUND_HEADER,
  endOtherSessions,
  endSession,
  getUser,
  listSessions,
  login,
} from '@nila/api/contract'
import { type PartialModelObject, Session, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../testing/accounts.ts'
import { useApi } from '../../../testing/api.ts'

const api = useApi({ trustProxyHops: 1 })

/** An address in India, and what its network is kept as. */
const INDIA = { 'X-Forwarded-For': '49.36.1.2' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const hoursAgo = (hours: number) => minutesAgo(hours * 60)

describe('R18 sessions end when nobody uses them, and some time at the latest', () => {
  const cases: [role: User['role'], what: string, over: PartialModelObject<Session>, status: number][] = [
    ['admin', 'used 29 minutes ago', { lastUsedAt: minutesAgo(29) }, 200],
    ['admin', 'used 31 minutes ago', { lastUsedAt: minutesAgo(31) }, 401],
    ['super_admin', 'used 31 minutes ago', { lastUsedAt: minutesAgo(31) }, 401],
    ['editor', 'used 31 minutes ago', { lastUsedAt: minutesAgo(31) }, 401],
    ['admin', 'opened 11.9 hours ago', { createdAt: hoursAgo(11.9) }, 200],
    ['admin', 'opened 12.1 hours ago', { createdAt: hoursAgo(12.1) }, 401],
    ['user', 'used 11.9 hours ago', { lastUsedAt: hoursAgo(11.9) }, 200],
    ['user', 'used 12.1 hours ago', { lastUsedAt: hoursAgo(12.1) }, 401],
    ['user', 'opened 8 days ago', { createdAt: hoursAgo(8 * 24) }, 401],
  ]
  test.each(cases)('of role %s, %s', async (role, _, over, status) => {
    const agent = await api.signIn({ role })
    await Session.query().patch(over)
    expect((await agent.fetch('/api/user')).status).toBe(status)
  })

  test('a user who becomes an administrator has their shorter limits at once', async () => {
    const agent = await api.signIn()
    await Session.query().patch({ lastUsedAt: minutesAgo(31) })
    await User.query().patch({ role: 'admin' })
    expect((await agent.fetch('/api/user')).status).toBe(401)
  })

  test('what somebody does keeps it alive; what a page asks by itself does not', async () => {
    const agent = await api.signIn({ role: 'admin' })
    const lastUse = async () => (await Session.query().first().throwIfNotFound()).lastUsedAt.getTime()
    await Session.query().patch({ lastUsedAt: minutesAgo(20) })
    const before = await lastUse()
    await agent.fetch('/api/user', { headers: { [BACKGROUND_HEADER]: '1' } })
    expect(await lastUse()).toBe(before)
    await agent.call(getUser, {})
    expect(await lastUse()).toBeGreaterThan(before)
  })
})

describe('R19 own sessions can be seen and ended', () => {
  test('each says where it is, without the whole address, and which one asks', async () => {
    const agent = await api.signIn({ username: 'asha' })
    await api.signIn({ username: 'ravi' })
    const phone = api.visitor()
    const credentials = { username: 'asha', password: PASSWORD }
    await phone.send('POST', '/api/login', credentials, { ...INDIA, 'User-Agent': FIREFOX })
    const { items, total } = await phone.list(listSessions)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { browser: 'Firefox on Linux', ip: '49.36.1.0', country: 'IN', isCurrent: true, isRemembered: false },
      { isCurrent: false, country: null },
    ])
    expect((await agent.list(listSessions)).items.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect(JSON.stringify(items)).not.toContain('49.36.1.2')
  })

  test('one is ended, and the browser that had it is signed out', async () => {
    const agent = await api.signIn({ username: 'asha' })
    const other = api.visitor()
    await other.call(login, { body: { username: 'asha', password: PASSWORD } })
    const { items } = await agent.list(listSessions)
    const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? 0
    await agent.call(endSession, { params: { id } })
    await expect(other.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha' })
    await expect(agent.call(endSession, { params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'session_not_found',
    })
  })

  test('the own one too, as by logging out', async () => {
    const agent = await api.signIn()
    const [own] = (await agent.list(listSessions)).items
    await agent.call(endSession, { params: { id: own?.id ?? 0 } })
    expect(agent.jar.header).toBe('')
    expect(await Session.query()).toEqual([])
  })

  test('all others at once', async () => {
    const agent = await api.signIn({ username: 'asha' })
    const stranger = await api.signIn({ username: 'ravi' })
    for (const remember of [true, false]) {
      await api.visitor().call(login, { body: { username: 'asha', password: PASSWORD, remember } })
    }
    await agent.call(endOtherSessions, {})
    expect((await agent.list(listSessions)).items).toMatchObject([{ isCurrent: true }])
    expect(await stranger.call(getUser, {})).toMatchObject({ username: 'ravi' })
  })

  test("R25 another user's session is not there", async () => {
    const agent = await api.signIn()
    const stranger = await api.signIn()
    const [theirs] = (await stranger.list(listSessions)).items
    await expect(agent.call(endSession, { params: { id: theirs?.id ?? 0 } })).rejects.toMatchObject({
      status: 404,
    })
    expect((await stranger.fetch('/api/user')).status).toBe(200)
  })
})
