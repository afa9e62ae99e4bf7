import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi
const INLINE_STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/gi
/** Blocks of data, which browsers do not run and policies do not cover. */
const DATA_BLOCK = /\stype="application\/(ld\+)?json"/i

const sources = (html: string, pattern: RegExp): string[] => {
  const blocks = [...html.matchAll(pattern)].filter(
    ({ groups }) => !DATA_BLOCK.test(groups?.attributes ?? ''),
  )
  const hashes = blocks.map(({ groups }) =>
    createHash('sha256')
      .update(groups?.code ?? '')
      .digest('base64'),
  )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

const policy = (directives: Record<string, string>): string =>
  Object.entries({
    'default-src': "'self'",
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    ...directives,
  })
    .map((directive) => directive.join(' '))
    .join('; ')

const self = (hashes: string[]) => ["'self'", ...hashes].join(' ')

/**
 * The policy of one built page: its own inline blocks by hash, since Astro's meta tag misses some of them. Pages may be framed by the
 * phone preview, which is the one page that holds a frame.
 */
export const sitePolicy = (html: string): string =>
  policy({
    'script-src': self(sources(html, INLINE_SCRIPT)),
    'style-src': self(sources(html, INLINE_STYLE)),
    'frame-src': html.includes('<iframe') ? "'self'" : "'none'",
    'frame-ancestors': "'self'",
  })

/**
 * The policy of the back office, whose component library writes its styles at run time; it shows kept mails in frames, and hears of changes
 * over a socket, which older browsers do not count as our own.
 */
export const adminPolicy = (html: string, origin: string): string =>
  policy({
    'connect-src': self([origin.replace(/^http/, 'ws')]),
    'script-src': self(sources(html, INLINE_SCRIPT)),
    'style-src': self(["'unsafe-inline'"]),
    'frame-ancestors': "'none'",
  })

/** The policy of a file that is no page: nothing in it runs by itself. What the service worker fetches obeys the policy of its script. */
export const filePolicy = (file: string): string =>
  file === 'service-worker.js' ? "default-src 'none'; connect-src 'self'" : "default-src 'none'"
