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

const policy = (scripts: string[], styles: string[]): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The phone preview frames the site; nobody else may.
    "frame-ancestors 'self'",
  ].join('; ')

/** The policy of one built page: its own inline blocks by hash, since Astro's meta tag misses some of them. */
export const sitePolicy = (html: string): string =>
  policy(sources(html, INLINE_SCRIPT), sources(html, INLINE_STYLE))

/** The policy of the back office, whose component library writes its styles at run time. */
export const adminPolicy = (html: string): string => policy(sources(html, INLINE_SCRIPT), ["'unsafe-inline'"])
