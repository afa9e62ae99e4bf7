import type { Scheme } from './scheme.ts'

/** A text field in which somebody types Roman. Every change gives a new one. */
export interface Field {
  text: string
  /** Place of the caret in UTF-16 units; nothing is selected. */
  caret: number
  /** The word that was replaced last, as long as nothing else was typed. */
  replaced?: { start: number; roman: string; end: number }
  /** A word that was taken back: it stays Roman. */
  kept?: { start: number; roman: string }
}

/** The Roman word at the caret. */
export interface RomanWord {
  start: number
  end: number
  roman: string
}

/** What makes the word before it a finished one. A full stop does not: 'nila.example' is an address until a space says otherwise. */
export const isSeparator = (typed: string) => /^[\s,;!?()…–—-]$/.test(typed)

/** Nothing of these belongs to a word. Quotation marks may stand around one. */
const CHUNK = /[^\s,;!?()…–—\-"“”«»[\]{}]*$/
/** Marks at the end of a chunk that belong to the sentence. */
const SENTENCE_END = /[.:'’।]+$/

/** What is typed in capitals is an abbreviation; one capital letter begins a sentence. */
const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase()

/**
 * The Roman word that ends at the caret, or before the full stop there. None within a word, in other scripts, or in what is not
 * a word: digits, addresses, @names, abbreviations.
 */
export function romanWord({ text, caret }: Field): RomanWord | undefined {
  if (/^[\p{L}\p{M}\p{N}_@]/u.test(text.slice(caret))) return undefined
  const chunk = CHUNK.exec(text.slice(0, caret))?.[0] ?? ''
  const bare = chunk.replace(SENTENCE_END, '').replace(/^['‘’]+/, '')
  if (!/^[a-z]+$/i.test(bare) || isAbbreviation(bare)) return undefined
  const start = caret - chunk.length + chunk.indexOf(bare)
  return { start, end: start + bare.length, roman: bare }
}

/** The field with the Roman word replaced by what the person chose, and the caret where it was behind it. */
export function choose(field: Field, chosen: string): Field {
  const word = romanWord(field)
  if (!word) return field
  const { start, end, roman } = word
  const behind = field.text.slice(end, field.caret)
  return {
    text: field.text.slice(0, start) + chosen + field.text.slice(end),
    caret: start + chosen.length + behind.length,
    replaced: { start, roman, end: start + chosen.length },
  }
}

/** A single full stop behind a word of the script as that script has it. */
function withFullStop(field: Field, { range, fullStop }: Scheme): Field {
  const before = field.text.slice(0, field.caret)
  if (!new RegExp(`[${range}]\\.$`, 'u').test(before)) return field
  const text = before.slice(0, -1) + fullStop + field.text.slice(field.caret)
  return { ...field, text, caret: field.caret - 1 + fullStop.length }
}

/**
 * What a separator makes of the field: the Roman word before it becomes the best candidate, unless it was taken back.
 * @param typed the separator, or '' for a key that writes nothing, as the Enter that sends
 * @param best the first candidate for a Roman word
 * @param hasFullStop write the script's own full stop for '.'
 */
export function finish(
  scheme: Scheme,
  field: Field,
  typed: string,
  best: (roman: string) => string | undefined,
  hasFullStop = false,
): Field {
  const word = romanWord(field)
  const isKept = word && field.kept?.start === word.start && field.kept.roman === word.roman
  const chosen = word && !isKept ? best(word.roman) : undefined
  const replaced = chosen === undefined ? { text: field.text, caret: field.caret } : choose(field, chosen)
  const ended = hasFullStop ? withFullStop(replaced, scheme) : replaced
  const caret = ended.caret + typed.length
  return { ...ended, text: ended.text.slice(0, ended.caret) + typed + ended.text.slice(ended.caret), caret }
}

/**
 * What Backspace makes of the field: right behind a word that was replaced, its Roman letters are back, and what was typed
 * behind it is gone. Undefined where Backspace is to do what it does everywhere.
 */
export function takeBack({ text, caret, replaced }: Field): Field | undefined {
  if (!replaced || caret < replaced.end || caret > replaced.end + 2) return undefined
  const { start, roman } = replaced
  return {
    text: text.slice(0, start) + roman + text.slice(caret),
    caret: start + roman.length,
    kept: { start, roman },
  }
}

/** The field as the browser changed it; what was replaced is no longer the last thing that happened. */
export function edited({ kept }: Field, text: string, caret: number): Field {
  return kept ? { text, caret, kept } : { text, caret }
}
