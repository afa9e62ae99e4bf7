import type { IncomingMessage, ServerResponse } from 'node:http'
import { choose } from './choose-encoding.ts'
import type { Release, StaticFile } from './load-release.ts'

/** Pages of the back office are one document; its own router reads the address. A file that is gone is no page. */
const ADMIN_PAGE = /^\/(nila-admin|admin)(\/(?!assets\/)|$)/

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header === '*' ||
    header.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag))

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile, status: number): void {
  const variant = file[choose(request.headers['accept-encoding'], file)] ?? file.identity
  if (status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end()
    return
  }
  response.writeHead(status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}

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
  const file = release.files.get(path) ?? (ADMIN_PAGE.test(path) ? release.admin : undefined)
  if (file) {
    send(request, response, file, 200)
    return
  }
  // One address a page: /auth/ is /auth.
  const trimmed = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') : undefined
  if (trimmed && release.files.has(trimmed)) {
    const headers = [...release.notFound.identity.notModifiedHeaders, 'Location', trimmed]
    response.writeHead(308, headers).end()
    return
  }
  send(request, response, release.notFound, 404)
}
