import type { Locale } from '../../../contract/locales.ts'
import type { Phrase } from './blocks.ts'
import type { Words } from './words/en.ts'

/** What stands around every letter. */
export interface Frame {
  locale: Locale
  words: Words
  /** The address of the product. */
  home: string
  footer: Phrase[]
}
