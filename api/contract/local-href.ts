import { defaultLocale } from './default-locale.ts'

/** What has one address for all languages: the back office, the API, and files. */
const SHARED = /^\/((nila-)?admin|api)([/?#]|$)|^[^?#]*\.\w+([?#]|$)/

/**
 * An address of the site as it is in a language: '/auth' is '/hi/auth' in Hindi and '/auth' in English. Links to elsewhere,
 * and to what all languages share, stay as they are.
 */
export function localHref(locale: string, href: string): string {
  if (locale === defaultLocale || !href.startsWith('/') || SHARED.test(href)) return href
  return `/${locale}${href.replace(/^\/(?=[?#]|$)/, '')}`
}
