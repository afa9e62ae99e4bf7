import { candidates } from '../../../typing/candidates.ts'
import {
  choose,
  edited,
  type Field,
  finish,
  isSeparator,
  romanWord,
  takeBack,
} from '../../../typing/field.ts'
import { hindi } from '../../../typing/hindi.ts'
import { type PersonalWords, remember } from '../../../typing/personal-words.ts'

export type { Field, PersonalWords }

/** What the word at the caret may be, the likeliest first. */
export function candidatesAt(field: Field, personal: PersonalWords): string[] {
  const word = romanWord(field)
  const isKept =
    field.kept !== undefined && field.kept.start === word?.start && field.kept.roman === word.roman
  return word && !isKept ? candidates(hindi, word.roman, personal) : []
}

const bestOf = (personal: PersonalWords) => (roman: string) => candidates(hindi, roman, personal)[0]

/**
 * The field after the browser changed it: where a separator was typed behind a Roman word, with that word in Devanagari.
 * @param isTyped whether it was typed, and not pasted
 */
export function take(
  field: Field,
  text: string,
  caret: number,
  isTyped: boolean,
  personal: PersonalWords,
): Field {
  const typed = text.slice(caret - 1, caret)
  if (!isTyped || text.length <= field.text.length || !isSeparator(typed)) return edited(field, text, caret)
  // Without what stands behind the caret: the separator was typed between the two.
  const before = edited(field, text.slice(0, caret - 1), caret - 1)
  const after = finish(hindi, before, typed, bestOf(personal))
  return { ...after, text: after.text + text.slice(caret) }
}

/** The field as it is sent, with its last word in Devanagari. */
export const takeLast = (field: Field, personal: PersonalWords): Field =>
  finish(hindi, field, '', bestOf(personal))

/** The field with a candidate that was chosen, and a space behind it; the choice is remembered. */
export function takeChosen(field: Field, chosen: string, personal: PersonalWords): [Field, PersonalWords] {
  const word = romanWord(field)
  const after = choose(field, chosen)
  const { text, caret } = after
  const isFollowed = /^\s/.test(text.slice(caret))
  const spaced = isFollowed
    ? after
    : { ...after, text: `${text.slice(0, caret)} ${text.slice(caret)}`, caret: caret + 1 }
  return [spaced, word ? remember(personal, word.roman, chosen) : personal]
}

export { takeBack }
