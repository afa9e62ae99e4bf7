import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'
import { afterAll, beforeAll } from 'vitest'
import { createHttpServer, type Handlers, startingHandlers } from '../src/server.ts'
import { loadRelease } from '../src/web/load-release.ts'
import { packRelease } from '../src/web/pack-release.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Nila</title>${body}${'<p>words</p>'.repeat(50)}</html>`
/** A release as small as can be: pages of the site and of the back office, and what they fetch. */
export const FILES = {
  'site/index.html': page('<script>document.title = "a"</script><style>p{color:red}</style>'),
  'site/auth.html': page('<script type="application/ld+json">{}</script>'),
  'site/404.html': page('<h1>404 Page Not Found</h1>'),
  'site/hi.html': page(`<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/hi">`),
  'site/hi/404.html': page('<h1>404 पेज नहीं मिला</h1>'),
  'site/mobile-app.html': page('<iframe src="/"></iframe>'),
  'site/_astro/app.1a2b.js': 'export const words = "many ".repeat(3)\n'.repeat(40),
  'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'admin/index.html': page('<div id="root"></div>'),
  'admin/assets/index.9z.js': 'export {}\n',
}

/** Where the product is served. */
export const ORIGIN = 'https://nila.example'

/** What a client gets that undoes no encoding by itself. */
async function getFrom(port: number, path: string, headers: Record<string, string>, method: string) {
  const socket = connect(port, '127.0.0.1')
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

/** Serves FILES to the tests of the file that calls this, without a database: the API answers 418 to everything. */
export function runRelease() {
  let folder: string
  let server: Server
  const handlers: Handlers = startingHandlers()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nila-web-'))
    for (const [file, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    for (const part of ['site', 'admin']) await packRelease(join(folder, part))
    handlers.release = await loadRelease(join(folder, 'site'), join(folder, 'admin'), ORIGIN)
    handlers.api = (_request, response) => response.writeHead(418).end()
    server = createHttpServer(handlers, { headers: 300, request: 600, check: 100 }).server
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })

  return {
    get port() {
      return (server.address() as AddressInfo).port
    },
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      getFrom((server.address() as AddressInfo).port, path, headers, method),
  }
}
