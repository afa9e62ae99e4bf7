import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { choose } from './choose-encoding.ts'
import type { Release, StaticFile } from './load-release.ts'

/** Pages of the back office are one document; its own router reads the address. A file that is gone is no page. */
const ADMIN_PAGE = /^\/(nila-admin|admin)(\/(?!assets\/)|$)/

const withoutWeakness = (etag: string) => etag.replace(/^W\//, '')

const matches = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((one) => withoutWeakness(one.trim()) === withoutWeakness(etag))
}

/** The path without the slashes at its end; undefined where it has none. */
function withoutSlash(path: string): string | undefined {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return end < path.length ? path.slice(0, end) : undefined
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile, status: number): void {
  const variant = choose(request.headers['accept-encoding'], file)
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
  // The reports link here; the back office sends guests to sign in.
  ['/analytics.html', '/admin/analytics'],
  ['/engagement-tracker.html', '/admin/analytics'],
])

/** The language of the root has no addresses of its own. */
const DEFAULT_LOCALE = new RegExp(`^/${defaultLocale}(?=/|$)`)

/** How a page's file would be asked for. */
const FILE_NAME = /(\/index)?\.html$/

/** Where a path that has no file leads, and whether for good: to the page that took its place, or to its one spelling. */
function redirectOf({ files }: Release, path: string): { target: string; status: 307 | 308 } | undefined {
  const moved = MOVED_PAGES.get(path)
  if (moved) return { target: moved, status: 307 }
  const spelt = (withoutSlash(path) ?? path).replace(FILE_NAME, '').replace(DEFAULT_LOCALE, '') || '/'
  return spelt !== path && files.has(spelt) ? { target: spelt, status: 308 } : undefined
}

/** The not-found page in the language of the path. */
const notFoundOf = ({ notFound, notFoundIn }: Release, path: string): StaticFile =>
  notFoundIn.get(path.split('/', 2)[1] ?? '') ?? notFound

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
  const isMoved = MOVED_PAGES.has(path)
  const file = release.files.get(path) ?? (!isMoved && ADMIN_PAGE.test(path) ? release.admin : undefined)
  if (file) {
    send(request, response, file, 200)
    return
  }
  const redirect = redirectOf(release, path)
  if (redirect) {
    const { target, status } = redirect
    const query = target.includes('?') ? '' : (request.url?.slice(path.length) ?? '')
    const headers = [...release.notFound.identity.notModifiedHeaders, 'Location', target + query]
    response.writeHead(status, headers).end()
    return
  }
  send(request, response, notFoundOf(release, path), 404)
}
