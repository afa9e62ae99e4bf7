import { useLocale, useTranslate } from 'react-admin'
import type { SameKeys } from './messages/en.ts'
import { type PathOf, useWords, type WordsKey } from './use-words.ts'

type Tree = { readonly [name: string]: string | Tree }

/** The text at an address such as `models.title`. */
function phraseAt(words: Tree, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
      words,
    )
  return typeof found === 'string' ? found : key
}

/**
 * Texts that are loaded with the screens that say them, and not with the rest, in the chosen language.
 * @param name what their addresses begin with
 */
export function useLateWords<T extends Tree>(name: string, en: T, hi: SameKeys<T>) {
  const translate = useTranslate()
  const words: Tree = useLocale() === 'hi' ? (hi as Tree) : en
  // What the provider does not know it says in the words that it is given, which it fills as its own.
  return (key: PathOf<T>, values?: Record<string, unknown>): string =>
    translate(`${name}.${key}`, { product: translate('product'), ...values, _: phraseAt(words, key) })
}

/** Texts that are loaded later and all that are there already, where a screen says many of both. */
export function useMoreWords<T extends Tree>(en: T, hi: SameKeys<T>) {
  const words = useWords()
  const tree: Tree = useLocale() === 'hi' ? (hi as Tree) : en
  return (key: WordsKey | PathOf<T>, values?: Record<string, unknown>): string =>
    words(key as WordsKey, { ...values, _: phraseAt(tree, key) })
}
