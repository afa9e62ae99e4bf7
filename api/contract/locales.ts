import { defaultLocale } from './default-locale.ts'

export { defaultLocale }

interface LocaleDetails {
  /** Its own name for itself. */
  name: string
  dir: 'ltr' | 'rtl'
  /** The tag that dates and numbers are formatted by. Digits are 0-9 in every language, as the copy, codes and forms have them. */
  format: string
}

/** The languages of the whole public interface, mails included. English is the one that the others are typed by. */
export const locales = {
  en: { name: 'English', dir: 'ltr', format: 'en' },
  hi: { name: 'हिन्दी', dir: 'ltr', format: 'hi-IN' },
  bn: { name: 'বাংলা', dir: 'ltr', format: 'bn-IN-u-nu-latn' },
  ta: { name: 'தமிழ்', dir: 'ltr', format: 'ta-IN' },
  te: { name: 'తెలుగు', dir: 'ltr', format: 'te-IN' },
  mr: { name: 'मराठी', dir: 'ltr', format: 'mr-IN-u-nu-latn' },
  gu: { name: 'ગુજરાતી', dir: 'ltr', format: 'gu-IN' },
  kn: { name: 'ಕನ್ನಡ', dir: 'ltr', format: 'kn-IN' },
  ml: { name: 'മലയാളം', dir: 'ltr', format: 'ml-IN' },
  pa: { name: 'ਪੰਜਾਬੀ', dir: 'ltr', format: 'pa-IN' },
  or: { name: 'ଓଡ଼ିଆ', dir: 'ltr', format: 'or-IN' },
  as: { name: 'অসমীয়া', dir: 'ltr', format: 'as-IN-u-nu-latn' },
  ur: { name: 'اردو', dir: 'rtl', format: 'ur-IN-u-nu-latn' },
} as const satisfies Record<string, LocaleDetails>

export type Locale = keyof typeof locales

export const localeTags = Object.keys(locales) as Locale[]
export const isLocale = (tag: string | null): tag is Locale => tag !== null && Object.hasOwn(locales, tag)

/** The language for a tag that somebody chose once, or never did. */
export const localeOf = (tag: string | null | undefined): Locale =>
  isLocale(tag ?? null) ? (tag as Locale) : defaultLocale
