import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { login, logout } from '@nila/api/contract'
import { Session, transaction, User } from '@nila/db'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { asBrowser, changesIn, openPage, openSocket, settled } from '../../testing/sockets.ts'
import { announceChange } from './announce-change.ts'
import { createLiveSockets } from './live-sockets.ts'
import { createPresence } from './presence.ts'

const api = useApi({}, { live: { checkEvery: 100, pingEvery: 300 } })

async function watch(over = {}) {
  const agent = await api.signIn({ role: 'admin', ...over })
  const opened = await openSocket(api.url, asBrowser(agent, api.url))
  onTestFinished(() => opened.socket.terminate())
  /** What was told of users; the audit log also hears of the sign-in above. */
  const told = () => changesIn(opened.messages).filter(({ resource }) => resource === 'users')
  return { agent, ...opened, opened, told }
}

describe('R39 a socket is closed', () => {
  test('when its user logs out', async () => {
    const { agent, closed } = await watch()
    await agent.call(logout, { body: {} })
    expect(await closed).toBe(4401)
  })

  test('when they are no administrator any more', async () => {
    const { closed } = await watch()
    await User.query().patch({ role: 'editor' })
    expect(await closed).toBe(4401)
  })

  test('when they are suspended', async () => {
    const { closed } = await watch()
    await User.query().patch({ suspendedAt: User.fn.now() })
    expect(await closed).toBe(4401)
  })

  const ago = (time: string) => Session.raw('now() - ?::interval', time)
  test.each([
    ['was not used for half an hour', () => ({ lastUsedAt: ago('31 minutes') })],
    ['is twelve hours old', () => ({ createdAt: ago('721 minutes') })],
  ])('R18 when its session %s, although the socket was open all the while', async (_, over) => {
    const { opened, closed } = await watch()
    await settled(opened)
    await Session.query().patch(over())
    expect(await closed).toBe(4401)
  })

  test('and those of other sessions stay open', async () => {
    const { agent, closed } = await watch()
    const other = api.visitor()
    await other.call(login, { body: { username: agent.user.username, password: PASSWORD } })
    const stays = await openSocket(api.url, asBrowser(other, api.url))
    await agent.call(logout, { body: {} })
    await closed
    await settled(stays)
    await stays.close()
  })

  const heartbeat = { type: 'heartbeat', sessionId: 'abcdefgh', path: '/', visitDuration: 0 }
  test.each([
    ['no JSON', 'heartbeat'],
    ['no heartbeat', JSON.stringify({ type: 'changed', resource: 'users', ids: [] })],
    ['a heartbeat with more in it', JSON.stringify({ ...heartbeat, isAdmin: true })],
    ['a path that no browser has', JSON.stringify({ ...heartbeat, path: '/\0' })],
    ['a path that is too long', JSON.stringify({ ...heartbeat, path: `/${'a'.repeat(512)}` })],
    ['bytes', Buffer.from(JSON.stringify(heartbeat))],
  ])('when it says %s: 1008', async (_, message) => {
    const { socket, closed } = await openSocket(api.url)
    socket.send(message)
    expect(await closed).toBe(1008)
  })

  test.each(['-1', '01', '1e9', '10000001', '"1"', ''])(
    'when it says what it said before, but %s for its seconds: 1008',
    async (seconds) => {
      const { socket, closed } = await openSocket(api.url)
      socket.send(JSON.stringify(heartbeat))
      socket.send(JSON.stringify({ ...heartbeat, visitDuration: 10 }))
      socket.send(JSON.stringify(heartbeat).replace(':0}', `:${seconds}}`))
      expect(await closed).toBe(1008)
    },
  )

  test('when it sends more than is ever read: 1009', async () => {
    const { socket, closed } = await openSocket(api.url)
    socket.send('x'.repeat(4097))
    expect(await closed).toBe(1009)
  })

  test('when it floods: with heartbeats, with pings, with a message in endless parts', async () => {
    const heartbeats = await openPage(api.url)
    for (let n = 0; n < 1000; n += 1) heartbeats.beat()
    expect(await heartbeats.closed).toBe(1008)

    const pings = await watch()
    for (let n = 0; n < 1000; n += 1) pings.socket.ping()
    expect(await pings.closed).toBe(1008)

    const parts = await openSocket(api.url)
    for (let n = 0; n < 100; n += 1) parts.socket.send('', { fin: false })
    expect(await parts.closed).toBe(1008)
  })

  test('when it does not answer a ping any more', async () => {
    const agent = await api.signIn({ role: 'admin' })
    const { port } = new URL(api.url)
    const socket = connect(Number(port), 'localhost')
    const key = Buffer.alloc(16, 1).toString('base64')
    const lines = ['GET /ws HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket']
    lines.push('Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, `Cookie: ${agent.jar.header}`)
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 101 /)
    socket.on('error', () => undefined)
    socket.resume()
    await once(socket, 'close')
  })

  test('when a frame is never finished', async () => {
    const { socket, closed } = await openPage(api.url)
    // The beginning of a text of a hundred bytes; what the client answers to pings is taken for the rest of it.
    const { _socket: connection } = socket as unknown as { _socket: { write(bytes: Buffer): void } }
    connection.write(Buffer.from([0x81, 0x80 | 100, 1, 2, 3, 4, 5]))
    expect(await closed).toBe(1006)
  })
})

test('whose session ended is told nothing, however short ago that was', async () => {
  const { agent, told, closed } = await watch()
  const stays = await watch({ username: 'ravi' })
  await transaction(async (trx) => {
    await Session.query(trx).delete().where({ userId: agent.user.id })
    await announceChange(trx, 'users', [1])
  })
  expect(await closed).toBe(4401)
  await expect.poll(stays.told).toHaveLength(1)
  expect(told()).toEqual([])
})

test('a screen that stays open answers pings and is told for as long as it is there', async () => {
  const { told } = await watch()
  await setTimeout(1000)
  await transaction((trx) => announceChange(trx, 'users', [1]))
  await expect.poll(told).toEqual([{ type: 'changed', resource: 'users', ids: [1] }])
})

test('who does not read what is told is cut off, while others go on', async () => {
  const sockets = createLiveSockets({
    presence: createPresence(() => ({ country: null, region: null, city: null })),
    findAdmitted: async (sids) => new Set(sids),
    checkEvery: 60_000,
    pingEvery: 60_000,
  })
  const server = createServer()
  const accepting = new WebSocketServer({ server })
  accepting.on('connection', (socket: WebSocket) =>
    sockets.add(socket, { sid: 'a session', page: undefined }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    sockets.stop()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [slow, quick] = [await openSocket(url), await openSocket(url)]
  slow.socket.pause()
  const message = { type: 'changed', resource: 'users', ids: Array(2000).fill(1_000_000) } as const
  while (sockets.size === 2) {
    sockets.tell(message)
    await setTimeout(0)
  }
  expect(quick.socket.readyState).toBe(quick.socket.OPEN)
  sockets.tell(message)
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
  sockets.stop()
  expect(await quick.closed).toBe(1001)
})
