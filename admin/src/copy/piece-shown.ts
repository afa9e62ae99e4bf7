import type { CopyShape } from '@nila/api/contract/copy/fields'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { isLocale, locales } from '@nila/api/contract/locales'
import { keyWords } from './key-words.ts'

/** A piece as the screen shows it. */
export interface PieceShown {
  entry: CopyEntry
  shape: CopyShape
  /** 'Hero · Title'. */
  name: string
  lang: string | undefined
  dir: 'ltr' | 'rtl' | undefined
  /** Only a super-administrator writes it. */
  isProtected: boolean
  isReadOnly: boolean
}

/**
 * @param isProtected whether only a super-administrator writes it
 * @param isSuper whether this is one
 */
export function pieceOf(
  entry: CopyEntry,
  shape: CopyShape,
  isProtected: boolean,
  isSuper: boolean,
): PieceShown {
  const { locale, key } = entry
  const isReadOnly = isProtected && !isSuper
  const name = keyWords(key)
  if (!isLocale(locale))
    return { entry, shape, name, lang: undefined, dir: undefined, isProtected, isReadOnly }
  return { entry, shape, name, lang: locale, dir: locales[locale].dir, isProtected, isReadOnly }
}
