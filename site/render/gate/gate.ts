import type { Locale } from '@nila/api/contract/locales'
import type { ReleaseProblem } from '@nila/api/contract/releases'
import type { BuiltPage } from './built-page.ts'

/** A rendered release as it is judged. */
export interface JudgedRelease {
  /** By address. */
  pages: ReadonlyMap<string, BuiltPage>
  /** The addresses of all files, pages included. */
  addresses: ReadonlySet<string>
  /** The addresses of what is not as in the product's own build. */
  changed: ReadonlySet<string>
  /** The addresses that the product's own build has. */
  expected: readonly string[]
  /** The text of a rendered file that is no page. */
  textOf: (address: string) => string
  /**
   * The published piece of copy in a language of which one text is as `isIt` says; the longest text where more are. None where the words are
   * the product's own.
   */
  keyOf: (locale: Locale, isIt: (text: string) => boolean) => string | undefined
}

export type Check = (release: JudgedRelease) => ReleaseProblem[] | Promise<ReleaseProblem[]>

/** A problem of a page; the key only where there is one. */
export const problemOf = (
  code: ReleaseProblem['code'],
  { address, locale }: Pick<BuiltPage, 'address' | 'locale'>,
  detail: string,
  key?: string,
): ReleaseProblem => ({ code, address, locale, ...(key && { key }), detail })
