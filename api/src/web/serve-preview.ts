import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LoadedRelease } from './load-release.ts'
import { find, isAdminPage, redirect } from './serve-release.ts'
import { isHashed } from './static-file.ts'

/** Which browsers look at a release that is not published. */
export interface Previews {
  /** The name that every cookie of a preview has in it: whoever sends none costs no more than a look for it. */
  cookieName: string
  /** The release that the cookies of a request name; undefined where that is none, or not any more. */
  find(cookies: string): LoadedRelease | undefined
  /** Take cookies back that name nothing. */
  expiredCookies: string[]
}

/** It shows that this is a preview, and of which release, and leads to the words (site/src/preview). */
const scriptOf = ({ id }: LoadedRelease) =>
  `<script type="module" src="/preview.js" data-release="${id}"></script>`
/** The worker lives longer than a preview, and belongs to whoever sees the live site. */
const WORKER = '/service-worker.js'

const LEFT_OUT = new Set(['ETag', 'Cache-Control', 'Vary'])

/** Lays the headers of a file out for somebody who alone sees it, and only now. */
function privateHeaders(headers: string[]): string[] {
  const kept = headers.flatMap((name, index) =>
    index % 2 || LEFT_OUT.has(name) ? [] : [name, headers[index + 1] ?? ''],
  )
  return [...kept, 'Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex']
}

/** Whether a path can have another answer in a preview than on the live site. */
export const isPreviewed = (path: string): boolean =>
  !isAdminPage(path) && !path.startsWith('/admin/') && !isHashed(path) && path !== WORKER

/**
 * Sends one of the files of a release that is previewed: its own bytes, which nobody may keep; in pages the script of the preview stands
 * after everything else.
 */
export function servePreview(
  release: LoadedRelease,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const found = find(release, path)
  if (!found.file) {
    redirect(release, path, found, request, response)
    return
  }
  const { bytes, notModifiedHeaders } = found.file.identity
  const headers = privateHeaders(notModifiedHeaders)
  const end = bytes.lastIndexOf('</body>')
  const isPage = headers[headers.indexOf('Content-Type') + 1]?.startsWith('text/html')
  const sent =
    isPage && end >= 0
      ? Buffer.concat([bytes.subarray(0, end), Buffer.from(scriptOf(release)), bytes.subarray(end)])
      : bytes
  response.writeHead(found.status, [...headers, 'Content-Length', String(sent.length)])
  response.end(request.method === 'HEAD' ? undefined : sent)
}
