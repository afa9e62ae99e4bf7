import type { Copy } from '@nila/api/contract/copy/index'
import { en } from '../content/en/index.ts'
import type { Locale } from './locales.ts'

/** All words of all languages. A language that lacks a piece of English copy fails the type check. */
const copies: Record<Locale, Copy> = { en }

export const copyOf = (locale: Locale): Copy => copies[locale]
