import { locales as all } from '@nila/api/contract/locales'

/** The languages that the public pages have. The first is served at the root, the others under their tag. */
export const locales = { en: all.en } as const

export type Locale = keyof typeof locales

export const defaultLocale: Locale = 'en'
export const localeTags = Object.keys(locales) as Locale[]
