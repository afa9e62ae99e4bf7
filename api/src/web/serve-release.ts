import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { MOVED_PAGES } from '@nila/api/contract/moved-pages'
import { choose } from './choose-encoding.ts'
import type { KeptAssets } from './kept-assets.ts'
import type { LoadedRelease } from './load-release.ts'
import { isHashed, type StaticFile } from './static-file.ts'

/** Pages of the back office are one document; its own router reads the address. A file that is gone is no page. */
const ADMIN_PAGE = /^\/(nila-admin|admin)(\/(?!assets\/)|$)/

/** Whether a page of the back office answers at a path. */
export const isAdminPage = (path: string): boolean => !MOVED_PAGES.has(path) && ADMIN_PAGE.test(path)

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

/** The language of the root has no addresses of its own. */
const DEFAULT_LOCALE = new RegExp(`^/${defaultLocale}(?=/|$)`)

/** How a page's file would be asked for. */
const FILE_NAME = /(\/index)?\.html$/

/** Where a path that has no file leads, and whether for good: to the page that took its place, or to its one spelling. */
function redirectOf(
  { files }: LoadedRelease,
  path: string,
): { target: string; status: 307 | 308 } | undefined {
  const moved = MOVED_PAGES.get(path)
  if (moved) return { target: moved, status: 307 }
  const spelt = (withoutSlash(path) ?? path).replace(FILE_NAME, '').replace(DEFAULT_LOCALE, '') || '/'
  return spelt !== path && files.has(spelt) ? { target: spelt, status: 308 } : undefined
}

/** The not-found page in the language of the path. */
const notFoundOf = ({ notFound, notFoundIn }: LoadedRelease, path: string): StaticFile =>
  notFoundIn.get(path.split('/', 2)[1] ?? '') ?? notFound

/** What answers at a path of a release: a file, or where it leads. */
export type Found =
  | { file: StaticFile; status: 200 | 404 }
  | { target: string; status: 307 | 308; file?: undefined }

export const find = (release: LoadedRelease, path: string): Found => {
  const file = release.files.get(path) ?? (isAdminPage(path) ? release.admin : undefined)
  if (file) return { file, status: 200 }
  return redirectOf(release, path) ?? { file: notFoundOf(release, path), status: 404 }
}

/** Sends a browser elsewhere, with its query where the new address has none of its own. */
export function redirect(
  { notFound }: LoadedRelease,
  path: string,
  { target, status }: Extract<Found, { target: string }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const query = target.includes('?') ? '' : (request.url?.slice(path.length) ?? '')
  response.writeHead(status, [...notFound.identity.notModifiedHeaders, 'Location', target + query]).end()
}

/**
 * Sends one of the release's files from memory. Middleware would cost several times what this does (api/bench).
 * @param path the request's path, without the query
 * @param keptAssets files of other releases, whose pages may still be open
 */
export function serveRelease(
  release: LoadedRelease,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  keptAssets?: KeptAssets,
): void {
  const found = find(release, path)
  const kept = found.status === 404 && isHashed(path) ? keptAssets?.find(path) : undefined
  if (kept) void kept.then((file = notFoundOf(release, path)) => send(request, response, file, 200))
  else if (found.file) send(request, response, found.file, found.status)
  else redirect(release, path, found, request, response)
}
