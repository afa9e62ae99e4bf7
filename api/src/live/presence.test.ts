import { setTimeout } from 'node:timers/promises'
import { getActiveUsers, type Heartbeat, login, PRESENCE_LIMIT } from '@nila/api/contract'
import { transaction } from '@nila/db'
import { addressOf } from '@nila/db/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { type Agent, createAgent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { startProcess } from '../../testing/process.ts'
import { asBrowser, openPage, openSocket, settled, type TestSocket } from '../../testing/sockets.ts'
import { announceChange } from './announce-change.ts'
import { createPresence } from './presence.ts'

const api = useApi({ trustProxyHops: 1 })

const from = (address: string) => ({ 'X-Forwarded-For': address })
/** A page that is open until the test is over. */
async function visit(options?: Parameters<typeof openPage>[1], url = api.url) {
  const page = await openPage(url, options)
  onTestFinished(() => page.socket.terminate())
  return page
}
const shown = ({ messages }: TestSocket) =>
  messages.findLast((message) => message.type === 'activeUsers')?.count

async function watch(admin: Agent, url = api.url) {
  const screen = await openSocket(url, asBrowser(admin, url))
  onTestFinished(() => screen.socket.terminate())
  return screen
}

test('an administrator is told how many visitors are here, on opening and as they come and go', async () => {
  const mine = from('203.0.113.7')
  const page = await visit({ headers: mine })
  await visit({ headers: mine })
  await visit({
    headers: { ...mine, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' },
  })
  const admin = await api.signIn({ role: 'admin' })
  const screen = await watch(admin)
  await expect.poll(() => shown(screen)).toBe(2)
  expect(await admin.call(getActiveUsers, {})).toMatchObject({ count: 2, totalSessions: 3 })
  const other = await visit({ headers: from('198.51.100.7') })
  await expect.poll(() => shown(screen)).toBe(3)
  await other.close()
  await page.close()
  await expect.poll(() => shown(screen)).toBe(2)
  await expect.poll(async () => (await admin.call(getActiveUsers, {})).totalSessions).toBe(2)
})

test('R45 open pages are listed by where they are, the latest first, and nothing whole is kept of an address', async () => {
  const admin = await api.signIn({ role: 'admin' })
  await visit({ headers: from('49.36.10.20'), sessionId: 'session-1', path: '/hi', visitDuration: 61.5 })
  const expected = [
    {
      sessionId: 'session-2',
      path: '/donate',
      countryName: null,
      city: null,
      lastSeen: expect.stringMatching(/Z$/),
      visitDuration: 0,
      ip: '2001:db8:0::',
    },
    {
      sessionId: 'session-1',
      path: '/hi',
      countryName: 'India',
      city: null,
      lastSeen: expect.stringMatching(/Z$/),
      visitDuration: 61.5,
      ip: '49.36.10.0',
    },
  ]
  await expect.poll(async () => (await admin.call(getActiveUsers, {})).totalSessions).toBe(1)
  await visit({ headers: from('2001:db8::7'), sessionId: 'session-2', path: '/donate' })
  await expect.poll(async () => (await admin.call(getActiveUsers, {})).activeSessions).toEqual(expected)
  const kept = JSON.stringify(await api.database.db('presence'))
  expect(kept).toContain('49.36.10.0')
  expect(kept).not.toMatch(/49\.36\.10\.20|2001:db8::7|Chrome/)
})

test('robots, and visitors who ask not to be tracked, are not counted; their sockets stay open', async () => {
  const admin = await api.signIn({ role: 'admin' })
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const uncounted = await Promise.all(
    [{ 'Sec-GPC': '1' }, { DNT: '1' }, { 'User-Agent': robot }].map((headers) => visit({ headers })),
  )
  await Promise.all(uncounted.map(settled))
  await visit({ sessionId: 'counted-one' })
  await expect
    .poll(() => admin.call(getActiveUsers, {}))
    .toMatchObject({ count: 1, totalSessions: 1, activeSessions: [{ sessionId: 'counted-one' }] })
})

test('R39 who is no administrator is told nothing, whatever happens', async () => {
  const others = [await visit()]
  for (const role of ['user', 'editor'] as const)
    others.push(await visit({ headers: asBrowser(await api.signIn({ role }), api.url) }))
  const screen = await watch(await api.signIn({ role: 'admin' }))
  await visit({ headers: from('203.0.113.7') })
  await transaction((trx) => announceChange(trx, 'reviews', [1]))
  await expect.poll(() => shown(screen)).toBe(2)
  await expect.poll(() => screen.messages.some(({ type }) => type === 'changed')).toBe(true)
  await Promise.all(others.map(settled))
  expect(others.flatMap(({ messages }) => messages)).toEqual([])
})

test('two instances show the same count, and the right one again after one was killed', async () => {
  const DATABASE_URL = addressOf(api.database.connection)
  const nila = await startProcess({ DATABASE_URL, NODE_ENV: 'development' })
  onTestFinished(() => void nila.child.kill('SIGKILL'))
  const url = nila.url ?? expect.fail(nila.output())
  const admin = await api.signIn({ role: 'admin' })
  const there = createAgent(url)
  await there.call(login, { body: { username: admin.user.username, password: PASSWORD } })
  const screens = [await watch(admin), await watch(there, url)]
  await visit()
  await visit({}, url)
  await expect.poll(() => screens.map(shown)).toEqual([2, 2])
  nila.child.kill('SIGKILL')
  await expect.poll(() => screens.map(shown)).toEqual([1, 2])
  expect(await admin.call(getActiveUsers, {})).toMatchObject({ count: 1, totalSessions: 1 })
  expect(await api.database.db('presence')).toHaveLength(1)
})

test('while nothing can be shared it is counted on, and what was counted is shown as soon as it can be', async () => {
  const screen = await watch(await api.signIn({ role: 'admin' }))
  await expect.poll(() => shown(screen)).toBe(0)
  const rename = (from: string, to: string) => api.database.db.raw('alter table ?? rename to ??', [from, to])
  await rename('presence', 'away')
  await visit()
  await expect.poll(api.log).toContain('who is here cannot be shared')
  await setTimeout(1000)
  await rename('away', 'presence')
  await expect.poll(() => shown(screen)).toBe(1)
  expect(api.log().match(/who is here cannot be shared/g)).toHaveLength(1)
})

describe('a page', () => {
  const heartbeat: Heartbeat = { type: 'heartbeat', sessionId: 'abcdefgh', path: '/', visitDuration: 0 }
  const open = () => {
    const presence = createPresence(() => ({ country: null, region: null, city: null }))
    return { presence, page: presence.open('203.0.113.7', 'A browser') }
  }

  test('counts from its first heartbeat on, once', () => {
    const { presence, page } = open()
    expect(presence).toMatchObject({ users: 0, sessions: 0 })
    presence.beat(page, heartbeat)
    presence.beat(page, heartbeat)
    expect(presence).toMatchObject({ users: 1, sessions: 1 })
    presence.leave(page)
    presence.leave(page)
    expect(presence).toMatchObject({ users: 0, sessions: 0 })
  })

  test('is gone once it has been silent for too long, and back when it is heard again', () => {
    const { presence, page } = open()
    const other = presence.open('203.0.113.8', 'A browser')
    presence.beat(page, heartbeat, 0)
    presence.beat(other, heartbeat, 1)
    presence.expire(PRESENCE_LIMIT)
    expect(presence).toMatchObject({ users: 1, sessions: 1 })
    presence.beat(page, heartbeat, PRESENCE_LIMIT)
    expect(presence).toMatchObject({ users: 2, sessions: 2 })
  })
})
