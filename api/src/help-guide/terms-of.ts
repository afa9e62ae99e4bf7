import { wordsOf } from './words-of.ts'

const LENGTH = 4

/**
 * The pieces of four letters that a word is made of, its beginning marked. Words of one stem share most of them, whatever a language puts
 * at its end: கடவுச்சொல், கடவுச்சொல்லை. So do words with a typing error. No stemmer is needed, and none knows all these languages.
 */
export function termsOf(word: string): string[] {
  const letters = [...`_${word}`]
  if (letters.length <= LENGTH) return [letters.join('')]
  const terms = letters.slice(LENGTH - 1).map((_, place) => letters.slice(place, place + LENGTH).join(''))
  return [...new Set(terms)]
}

/** The terms of all words of a text. */
export const termsIn = (text: string): Set<string> => new Set(wordsOf(text).flatMap(termsOf))
