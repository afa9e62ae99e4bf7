import type { IncomingMessage, ServerResponse } from 'node:http'
import { choose } from './choose-encoding.ts'
import type { Release, StaticFile } from './load-release.ts'

/** Pages of the back office are one document; its own router reads the address. A file that is gone is no page. */
const ADMIN_PAGE = /^\/(nila-admin|admin)(\/(?!assets\/)|$)/

const matches = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** The path without the slashes at its end; undefined where it has none. */
function withoutSlash(path: string): string | undefined {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return end < path.length ? path.slice(0, end) : undefined
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile, status: number): void {
  const variant = file[choose(request.headers['accept-encoding'], file)] ?? file.identity
  if (status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end()
    return
  }
  response.writeHead(status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}

/** The old product's pages that are found elsewhere now; their query goes along where the new address has none of its own. */
const MOVED_PAGES: ReadonlyMap<string, string> = new Map([
  ['/admin/login', '/auth?redirect_to=%2Fadmin'],
  ['/admin-login.html', '/admin-login'],
  ['/dashboard', '/admin'],
])

/**
 * Sends one of the release's files from memory. Middleware would cost several times what this does (api/bench).
 * @param path the request's path, without the query
 */
export function serveRelease(
  release: Release,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const moved = MOVED_PAGES.get(path)
  const file = release.files.get(path) ?? (!moved && ADMIN_PAGE.test(path) ? release.admin : undefined)
  if (file) {
    send(request, response, file, 200)
    return
  }
  // One address a page: /auth/ is /auth.
  const trimmed = withoutSlash(path)
  const target = moved ?? (trimmed && release.files.has(trimmed) ? trimmed : undefined)
  if (target) {
    const query = target.includes('?') ? '' : (request.url?.slice(path.length) ?? '')
    const headers = [...release.notFound.identity.notModifiedHeaders, 'Location', target + query]
    response.writeHead(308, headers).end()
    return
  }
  send(request, response, release.notFound, 404)
}
