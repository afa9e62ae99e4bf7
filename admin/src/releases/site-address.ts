import { defaultLocale } from '@nila/api/contract/default-locale'
import { localHref } from '@nila/api/contract/local-href'
import { isLocale, type Locale } from '@nila/api/contract/locales'
import { safeRedirect } from '@nila/api/contract/redirect'

export interface SiteAddress {
  locale: Locale
  /** The path of the page in the default language. */
  path: string
}

/** The language and the page of an address of the site: '/hi/donate' is '/donate' in Hindi. */
export function splitAddress(address: string): SiteAddress {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(address) ?? []
  const isOther = isLocale(first) && first !== defaultLocale
  return isOther ? { locale: first, path: rest || '/' } : { locale: defaultLocale, path: address }
}

export const joinAddress = ({ locale, path }: SiteAddress): string => localHref(locale, path)

/**
 * The page that somebody typed; undefined where it is none of the public site.
 * @param locale the language where the address says none
 */
export function typedAddress(typed: string, locale: Locale): SiteAddress | undefined {
  const path = typed.trim()
  const isOwn = safeRedirect(path) === path && !/^\/((nila-)?admin|api|ws)(\/|$)/.test(path)
  if (!isOwn) return undefined
  const address = splitAddress(path)
  return address.locale === defaultLocale ? { locale, path } : address
}
