import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { LIVE_ADMIN_PATH, LIVE_PATH } from '@nila/api/contract'
import { Session, User } from '@nila/db'
import { describe, expect, onTestFinished, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { asBrowser, openSocket, type TestSocket } from '../../testing/sockets.ts'
import { createHttpServer, startingHandlers } from '../server.ts'

const PUBLIC_URL = 'https://nila.example'
const api = useApi({ trustProxyHops: 1, socketsPerAddress: 3, publicUrl: PUBLIC_URL })

const open = async (headers: Record<string, string>, path: string = LIVE_ADMIN_PATH): Promise<TestSocket> => {
  const opened = await openSocket(api.url, headers, path)
  onTestFinished(() => opened.close())
  return opened
}

const administrator = async (over = {}) => {
  const agent = await api.signIn({ role: 'admin', ...over })
  return { agent, headers: asBrowser(agent, PUBLIC_URL) }
}

/** What somebody without an open socket gets. */
const refusal = (status: number, code: string) => ({
  status,
  body: expect.stringContaining(`"code":"${code}"`),
})

describe('R39 a socket of administrators is opened', () => {
  test("for an administrator's session on our own pages", async () => {
    const { headers } = await administrator()
    await open(headers)
  })

  test('also for an administrator who is no browser, which sends no Origin', async () => {
    const { agent } = await administrator()
    await open({ Cookie: agent.jar.header })
  })

  test.each(['https://evil.example', 'http://nila.example', 'https://nila.example.evil.example', 'null'])(
    'but not for a page of %s',
    async (Origin) => {
      const { headers } = await administrator()
      await expect(open({ ...headers, Origin })).rejects.toMatchObject(refusal(403, 'cross_site'))
      await expect(open({ Origin }, LIVE_PATH)).rejects.toMatchObject(refusal(403, 'cross_site'))
    },
  )

  test('but not for a visitor, nor for a cookie that we did not sign', async () => {
    const { agent } = await administrator()
    const unsigned = { Origin: PUBLIC_URL, Cookie: agent.jar.header.replace(/\.sig=./, '.sig=~') }
    const expected = refusal(401, 'admin_authentication_required')
    await expect(open({ Origin: PUBLIC_URL })).rejects.toMatchObject(expected)
    await expect(open(unsigned)).rejects.toMatchObject(expected)
  })

  test.each(['user', 'editor'] as const)('but not for a session of role %s', async (role) => {
    const { headers } = await administrator({ role })
    await expect(open(headers)).rejects.toMatchObject(refusal(403, 'admin_forbidden'))
  })

  test('but not for a session that has ended, was not used for half an hour, or whose user is suspended', async () => {
    const { headers } = await administrator()
    await Session.query().patch({ lastUsedAt: Session.raw("now() - interval '31 minutes'") })
    await expect(open(headers)).rejects.toMatchObject({ status: 401 })
    await Session.query().patch({ lastUsedAt: Session.fn.now() })
    await User.query().patch({ suspendedAt: User.fn.now() })
    await expect(open(headers)).rejects.toMatchObject({ status: 401 })
    await User.query().patch({ suspendedAt: null })
    await Session.query().delete()
    await expect(open(headers)).rejects.toMatchObject({ status: 401 })
  })

  test('at its own address only', async () => {
    const { headers } = await administrator()
    await expect(open(headers, '/ws/')).rejects.toMatchObject({ status: 404 })
    await expect(open(headers, '/api/user')).rejects.toMatchObject({ status: 404 })
  })
})

test('a socket of visitors is opened for anybody on our own pages, whoever they are', async () => {
  await open({ Origin: PUBLIC_URL }, LIVE_PATH)
  for (const role of ['user', 'editor'] as const)
    await open((await administrator({ role })).headers, LIVE_PATH)
})

test('R33 a refusal carries the same headers as any answer of the API', async () => {
  const refused = open({}).catch((error: { headers: Headers }) => error.headers)
  const headers = (await refused) as Headers
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age/)
})

test('R18 asking for a socket keeps no session alive', async () => {
  const { headers } = await administrator()
  await Session.query().patch({ lastUsedAt: Session.raw("now() - interval '20 minutes'") })
  const lastUse = async () => (await Session.query().first().throwIfNotFound()).lastUsedAt
  const before = await lastUse()
  await open(headers)
  expect(await lastUse()).toEqual(before)
})

describe('R39 the sockets of one address', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })

  test('are counted: one too many is refused, and there is room again when one is closed', async () => {
    const openFrom = (address: string) => open(from(address), LIVE_PATH)
    const mine = '203.0.113.7'
    const first = await openFrom(mine)
    await openFrom(mine)
    await openFrom(mine)
    await expect(openFrom(mine)).rejects.toMatchObject(refusal(429, 'too_many_attempts'))
    await openFrom('203.0.113.8')
    await first.close()
    await expect
      .poll(() =>
        openFrom(mine).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  test('are those of a whole /64 where it is IPv6, and what a client says of itself does not count', async () => {
    for (const n of [1, 2, 3]) await open(from(`198.51.100.${n}, 2001:db8::${n}`), LIVE_PATH)
    const another = open(from('198.51.100.4, 2001:db8::4'), LIVE_PATH)
    await expect(another).rejects.toMatchObject({ status: 429 })
  })
})

describe('the server', () => {
  async function listening() {
    const handlers = startingHandlers()
    const { server } = createHttpServer(handlers, { headers: 300, request: 600, check: 100 })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    return { handlers, port: (server.address() as AddressInfo).port }
  }
  async function say(port: number, text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }

  test('R39 waits for no handshake that is never finished', async () => {
    const { port } = await listening()
    const answer = await say(
      port,
      'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })

  test('answers a request that wants to become something else as if it did not', async () => {
    const { handlers, port } = await listening()
    handlers.api = (_request, response) => response.writeHead(200).end('as ever')
    const wish = 'Connection: Upgrade, close\r\nUpgrade: h2c\r\n'
    expect(await say(port, `GET /healthz HTTP/1.1\r\nHost: a\r\n${wish}\r\n`)).toContain('as ever')
  })
})
