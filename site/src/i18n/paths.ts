import { defaultLocale, type Locale, localeTags } from './locales.ts'

/** The static paths of a page under `pages/[...locale]/`: one for each language, the default one at the root. */
export const localePaths = () =>
  localeTags.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }))

/** A path of the site as it is in a language: '/auth' is '/auth' in English. Links to elsewhere stay as they are. */
export function localHref(locale: Locale, href: string): string {
  if (locale === defaultLocale || !href.startsWith('/')) return href
  return href === '/' ? `/${locale}` : `/${locale}${href}`
}
