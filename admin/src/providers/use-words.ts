import { useTranslate } from 'react-admin'
import type { en } from './messages/en.ts'

export type PathOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}`
}[keyof T & string]

/** The address of one of our own texts: a mistyped one fails the type check. */
export type WordsKey = PathOf<Omit<typeof en, 'ra'>>

/** Our own texts in the chosen language; `%{product}` is always filled. */
export function useWords() {
  const translate = useTranslate()
  return (key: WordsKey, values?: Record<string, unknown>): string =>
    translate(key, { product: translate('product'), ...values })
}

export type Words = ReturnType<typeof useWords>
