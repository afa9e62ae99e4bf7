import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer, type Handlers, startingHandlers } from '../server.ts'
import { loadRelease } from './load-release.ts'
import { packRelease } from './pack-release.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Nila</title>${body}${'<p>words</p>'.repeat(50)}</html>`
const FILES = {
  'site/index.html': page('<script>document.title = "a"</script><style>p{color:red}</style>'),
  'site/auth.html': page('<script type="application/ld+json">{}</script>'),
  'site/404.html': page('<h1>404 Page Not Found</h1>'),
  'site/_astro/app.1a2b.js': 'export const words = "many ".repeat(3)\n'.repeat(40),
  'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'admin/index.html': page('<div id="root"></div>'),
  'admin/assets/index.9z.js': 'export {}\n',
}

let folder: string
let server: Server
let url: string
const handlers: Handlers = startingHandlers()

/** What a client gets that undoes no encoding by itself. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map((pair) =>
    pair.join(': '),
  )
  socket.end(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  const split = whole.indexOf('\r\n\r\n')
  const [statusLine = '', ...rest] = whole.subarray(0, split).toString().split('\r\n')
  const received = new Headers(rest.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]))
  return { status: Number(statusLine.split(' ')[1]), headers: received, bytes: whole.subarray(split + 4) }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nila-web-'))
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  for (const part of ['site', 'admin']) await packRelease(join(folder, part))
  handlers.release = await loadRelease(join(folder, 'site'), join(folder, 'admin'), false)
  handlers.api = (_request, response) => response.writeHead(418).end()
  server = createHttpServer(handlers, { headers: 300, request: 600, check: 100 }).server
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

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

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
    const { headers, bytes } = await get('/', { 'Accept-Encoding': accepted })
    expect(headers.get('Content-Encoding')).toBe(encoding)
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    const decoded =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(decoded.toString()).toBe(FILES['site/index.html'])
  })

  test('a picture that does not get smaller is sent as it is', async () => {
    expect((await get('/favicon.svg', { 'Accept-Encoding': 'br' })).headers.get('Content-Type')).toBe(
      'image/svg+xml',
    )
  })
})

describe('caching', () => {
  test('what has not changed is answered with 304, for its own encoding only', async () => {
    const first = await get('/', { 'Accept-Encoding': 'br' })
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(200)
  })

  test('files whose name holds their hash are kept for ever, pages are asked for again', async () => {
    expect((await get('/_astro/app.1a2b.js')).headers.get('Cache-Control')).toContain('immutable')
    expect((await get('/admin/assets/index.9z.js')).headers.get('Cache-Control')).toContain('immutable')
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache')
  })

  test('HEAD is answered without a body', async () => {
    const { headers, bytes } = await get('/', {}, 'HEAD')
    expect([Number(headers.get('Content-Length')), bytes.length]).toEqual([
      FILES['site/index.html'].length,
      0,
    ])
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

describe('R49 slow and swollen requests are bounded', () => {
  const answerTo = async (write: (socket: ReturnType<typeof connect>) => void): Promise<string> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
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
