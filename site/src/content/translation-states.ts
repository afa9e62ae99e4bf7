import { type CopyPage, copySchemas } from '@nila/api/contract/copy/index'
import type { TranslationState } from '@nila/api/contract/copy/snapshot'
import { type Locale, localeTags } from '../i18n/locales.ts'
import { snapshot } from './snapshot.ts'

export type TranslationStates = Record<CopyPage, TranslationState>

const all = (state: TranslationState) =>
  Object.fromEntries(Object.keys(copySchemas).map((page) => [page, state])) as TranslationStates

/**
 * How far the default copy of each language can be trusted, page by page. Who has read a page sets it:
 * `hi: { ...all('machine-drafted'), landing: 'reviewed' }`.
 */
const defaults: Record<Locale, TranslationStates> = {
  en: all('source'),
  hi: all('machine-drafted'),
  bn: all('machine-drafted'),
  ta: all('machine-drafted'),
  te: all('machine-drafted'),
  mr: all('machine-drafted'),
  gu: all('machine-drafted'),
  kn: all('machine-drafted'),
  ml: all('machine-drafted'),
  pa: all('machine-drafted'),
  or: all('machine-drafted'),
  as: all('machine-drafted'),
  ur: all('machine-drafted'),
}

/** What was published says how far the words of a page can be trusted now; pages that are no more are left out. */
const statesOf = (locale: Locale): TranslationStates => {
  const published = Object.entries(snapshot.states[locale] ?? {})
  const known = published.filter(([page]) => Object.hasOwn(copySchemas, page))
  return { ...defaults[locale], ...Object.fromEntries(known) }
}

export const translationStates = Object.fromEntries(
  localeTags.map((locale) => [locale, statesOf(locale)]),
) as Record<Locale, TranslationStates>

/** Whether a reader of these pages should be told that nobody has reviewed them. */
export const isDraft = (locale: Locale): boolean =>
  Object.values(translationStates[locale]).includes('machine-drafted')
