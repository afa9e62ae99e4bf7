import type { Locale } from '@nila/api/contract/locales'
import { localeAt } from '../addresses.ts'

/** A page as the checks read it: with regular expressions, since a parser would take longer than rendering it. */
export interface BuiltPage {
  address: string
  locale: Locale
  html: string
  /** Without what is in scripts and styles. */
  body: string
}

export const builtPage = (address: string, html: string): BuiltPage => ({
  address,
  locale: localeAt(address),
  html,
  body: html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '<$1>'),
})

const signs: Record<string, string> = {
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

/** What an attribute or a text says. */
export const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#38|#34|#39|#x27);/g, (sign) => signs[sign] ?? sign)

export const titleOf = (html: string): string => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

/** The address that the page is found under by search engines, with its origin. */
export const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** The same page in all languages, by their tags. */
export const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, tag = '', href = '']) => [tag, href],
    ),
  )

/** Whether search engines are told of it. */
export const isListed = (html: string): boolean => !html.includes('<meta name="robots" content="noindex"')
