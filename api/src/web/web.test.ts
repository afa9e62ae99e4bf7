import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { FILES, runRelease } from '../../testing/release.ts'
import { createHttpServer, startingHandlers } from '../server.ts'

const release = runRelease()
const { get } = release

describe('pages', () => {
  test('each answers at its own address, the back office at all of its addresses', async () => {
    for (const [path, file] of [
      ['/', 'site/index.html'],
      ['/?loggedout=1', 'site/index.html'],
      ['/auth', 'site/auth.html'],
      ['/admin', 'admin/index.html'],
      ['/admin/reviews/3', 'admin/index.html'],
      ['/nila-admin', 'admin/index.html'],
    ] as const) {
      const { status, bytes } = await get(path)
      expect([path, status, bytes.toString()]).toEqual([path, 200, FILES[file]])
    }
  })

  test('what is not there is answered by the not-found page with 404', async () => {
    for (const path of [
      '/nowhere',
      '/404',
      '/admin/assets/gone.js',
      '/administrator',
      '/../package.json',
      '/%2e%2e/x',
    ]) {
      const { status, bytes } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(bytes.toString()).toContain('404 Page Not Found')
    }
  })

  test('what is not there in a language is answered by the not-found page of that language', async () => {
    const { status, bytes } = await get('/hi/nowhere')
    expect([status, bytes.toString()]).toEqual([404, FILES['site/hi/404.html']])
    expect((await get('/hi/404')).status).toBe(404)
    expect((await get('/xx/nowhere')).bytes.toString()).toBe(FILES['site/404.html'])
  })

  test('the language of the root has one address for each page', async () => {
    const location = async (path: string) => (await get(path)).headers.get('Location')
    expect(await location('/en')).toBe('/')
    expect(await location('/en/auth?redirect_to=/chat')).toBe('/auth?redirect_to=/chat')
    expect((await get('/en/nowhere')).status).toBe(404)
    expect(await location('/index.html')).toBe('/')
    expect(await location('/en/auth.html')).toBe('/auth')
    expect((await get('/nowhere.html')).status).toBe(404)
  })

  test('a slash at the end leads to the one address of the page, never to another site', async () => {
    const { status, headers } = await get('/auth/')
    expect([status, headers.get('Location')]).toEqual([308, '/auth'])
    expect((await get('/auth//?redirect_to=/chat')).headers.get('Location')).toBe('/auth?redirect_to=/chat')
    expect((await get('//evil.example/')).status).toBe(404)
  })

  test("the old product's pages lead to those that took their place, with their query", async () => {
    const location = async (path: string) => (await get(path)).headers.get('Location')
    expect(await location('/admin-login.html?redirect_to=%2Freviews')).toBe(
      '/admin-login?redirect_to=%2Freviews',
    )
    expect(await location('/dashboard')).toBe('/admin')
    expect(await location('/analytics.html')).toBe('/admin/analytics')
    expect(await location('/engagement-tracker.html')).toBe('/admin/analytics')
    expect(await location('/admin/login')).toBe('/auth?redirect_to=%2Fadmin')
    expect(await location('/admin/login?redirect_to=%2Fevil')).toBe('/auth?redirect_to=%2Fadmin')
  })

  test('the API and every unsafe request go to the API', async () => {
    expect((await get('/api/user')).status).toBe(418)
    expect((await get('/healthz')).status).toBe(418)
    expect((await get('/.well-known/security.txt')).status).toBe(418)
    expect((await get('/', {}, 'POST')).status).toBe(418)
    expect((await get('/apiary')).status).toBe(404)
  })
})

test('R33 pages carry the policies, and only their own inline blocks may run', async () => {
  for (const path of ['/', '/nowhere', '/admin', '/_astro/app.1a2b.js']) {
    const { headers } = await get(path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Referrer-Policy')).toBeTruthy()
    expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe/)
  }
  const scriptsOf = async (path: string) =>
    /script-src ([^;]*)/.exec((await get(path)).headers.get('Content-Security-Policy') ?? '')?.[1]
  expect(await scriptsOf('/')).toMatch(/^'self' 'sha256-[^']{44}'$/)
  expect(await scriptsOf('/auth')).toBe("'self'")
})

test('only the phone preview may frame a page, and nothing frames the back office', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('Content-Security-Policy')
  expect(await policyOf('/auth')).toContain("frame-src 'none'; frame-ancestors 'self'")
  expect(await policyOf('/mobile-app')).toContain("frame-src 'self'; frame-ancestors 'self'")
  expect(await policyOf('/admin')).toContain("frame-ancestors 'none'")
  expect(await policyOf('/admin')).toContain("connect-src 'self' wss://nila.example;")
})

describe('R49 slow and swollen requests are bounded', () => {
  const answerTo = async (write: (socket: ReturnType<typeof connect>) => void): Promise<string> => {
    const socket = connect(release.port, '127.0.0.1')
    socket.on('error', () => undefined)
    write(socket)
    let answer = ''
    for await (const chunk of socket) answer += chunk
    return answer
  }

  test('headers that never end are cut off', async () => {
    expect(await answerTo((socket) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'))).toMatch(
      /^HTTP\/1\.1 408/,
    )
  })

  test('headers beyond 16 KiB are refused', async () => {
    const answer = await answerTo((socket) =>
      socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431/)
  })
})

test('before the product is ready it says so', async () => {
  const { server: early } = createHttpServer(startingHandlers())
  await once(early.listen(0, '127.0.0.1'), 'listening')
  const response = await fetch(`http://localhost:${(early.address() as AddressInfo).port}/`)
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1'])
  early.closeAllConnections()
  early.close()
})
