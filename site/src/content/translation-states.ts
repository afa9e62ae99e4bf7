import { type CopyPage, copySchemas } from '@nila/api/contract/copy/index'
import type { Locale } from '../i18n/locales.ts'

/** `source`: written by us. `machine-drafted`: translated by a machine, read by nobody yet. `reviewed`: read by a speaker. */
export type TranslationState = 'source' | 'machine-drafted' | 'reviewed'

export type TranslationStates = Record<CopyPage, TranslationState>

const all = (state: TranslationState) =>
  Object.fromEntries(Object.keys(copySchemas).map((page) => [page, state])) as TranslationStates

/**
 * How far the default copy of each language can be trusted, page by page. Who has read a page sets it:
 * `hi: { ...all('machine-drafted'), landing: 'reviewed' }`.
 */
export const translationStates: Record<Locale, TranslationStates> = {
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

/** Whether a reader of these pages should be told that nobody has reviewed them. */
export const isDraft = (locale: Locale): boolean =>
  Object.values(translationStates[locale]).includes('machine-drafted')
