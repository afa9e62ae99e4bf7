interface LocaleDetails {
  /** Its own name for itself. */
  name: string
  dir: 'ltr' | 'rtl'
  /** The tag that dates and numbers are formatted by. */
  format: string
}

/** The languages of the public pages. The first is served at the root, the others under their tag. */
export const locales = {
  en: { name: 'English', dir: 'ltr', format: 'en' },
} as const satisfies Record<string, LocaleDetails>

export type Locale = keyof typeof locales

export const defaultLocale: Locale = 'en'
export const localeTags = Object.keys(locales) as Locale[]
