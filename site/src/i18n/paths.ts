import { localHref } from '@nila/api/contract/local-href'
import { defaultLocale, type Locale, localeTags } from './locales.ts'
import { origin } from './origin.ts'

export { localHref }

/** The static paths of a page under `pages/[...locale]/`: one for each language, the default one at the root. */
export const localePaths = () =>
  localeTags.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }))

/**
 * The address of a page in the default language, whatever language it is built in.
 * @param built the path that Astro gives the page, such as '/hi/donate.html'
 */
export function pagePath(locale: Locale, built: string): string {
  const path = built.replace(/(\/index)?\.html$|\/$/, '')
  const own = locale === defaultLocale ? path : path.slice(locale.length + 1)
  return own || '/'
}

/** A page's whole address, with the origin that it will be served under. */
export const absoluteHref = (locale: Locale, path: string): string => origin + localHref(locale, path)
