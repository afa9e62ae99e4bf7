import { defaultLocale, type Locale, localeTags } from '@nila/api/contract/locales'

/** Where a file of the release is found: `auth.html` at /auth, `hi.html` at /hi, others under their own name. */
export const addressOf = (file: string): string => `/${file}`.replace(/(\/index)?\.html$/, '') || '/'

/** The language of an address. */
export function localeAt(address: string): Locale {
  const [, first = ''] = address.split('/')
  return localeTags.find((tag) => tag === first) ?? defaultLocale
}
