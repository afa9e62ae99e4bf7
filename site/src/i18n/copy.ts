import type { Copy } from '@nila/api/contract/copy/index'
import { as } from '../content/as/index.ts'
import { bn } from '../content/bn/index.ts'
import { en } from '../content/en/index.ts'
import { gu } from '../content/gu/index.ts'
import { hi } from '../content/hi/index.ts'
import { kn } from '../content/kn/index.ts'
import { ml } from '../content/ml/index.ts'
import { mr } from '../content/mr/index.ts'
import { or } from '../content/or/index.ts'
import { overlayCopy } from '../content/overlay-copy.ts'
import { pa } from '../content/pa/index.ts'
import { ta } from '../content/ta/index.ts'
import { te } from '../content/te/index.ts'
import { ur } from '../content/ur/index.ts'
import type { Locale } from './locales.ts'

/** All words of all languages. A language that lacks a piece of English copy fails the type check. */
const defaults: Record<Locale, Copy> = { en, hi, bn, ta, te, mr, gu, kn, ml, pa, or, as, ur }

/** The words that the pages are made of: the defaults, and what was published over them. */
const copies = overlayCopy(defaults)

export const copyOf = (locale: Locale): Copy => copies[locale]
