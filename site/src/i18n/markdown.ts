import type { Locale } from './locales.ts'
import { localHref } from './paths.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (words: string) => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

// Browsers take a backslash for a slash.
const isSafe = (href: string) => /^(\/(?![/\\])|#|https:\/\/|mailto:)/.test(href)

const inline = (words: string, locale: Locale) =>
  escapeHtml(words)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, label: string, href: string) =>
      isSafe(href) ? `<a href="${localHref(locale, href)}">${label}</a>` : whole,
    )

/**
 * The little markdown that copy may use as HTML: paragraphs, lists of lines that start with '-', **bold**, [links](/to).
 * Links lead to pages in the page's language. Everything else is shown as it is written, so that copy can never bring in a script.
 */
export const markdownHtml = (source: string, locale: Locale): string =>
  source
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n')
      if (!lines.every((line) => line.startsWith('- '))) return `<p>${inline(lines.join(' '), locale)}</p>`
      return `<ul>${lines.map((line) => `<li>${inline(line.slice(2), locale)}</li>`).join('')}</ul>`
    })
    .join('')

/** The same copy as plain words in one paragraph, for where nothing is formatted. */
export const plainText = (source: string): string =>
  source
    .replace(/^- /gm, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
