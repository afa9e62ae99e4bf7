/** What stands in a place of a sentence: words, or words that lead somewhere. */
export type Value = string | { text: string; href: string }

/** A sentence with `{places}`, and what stands in them. Values come from people: only the renderers may put them in. */
export interface Phrase {
  words: string
  values: Record<string, Value>
}

/** A link or a code that lets somebody in; undefined where it was taken out of a copy. */
export type Secret = string | undefined

export type Block =
  | { kind: 'heading'; phrase: Phrase }
  | { kind: 'paragraph'; phrase: Phrase }
  /** `isShown`: the address also stands below the button, to be copied. */
  | { kind: 'button'; label: string; href: Secret; isShown: boolean }
  | { kind: 'code'; code: Secret }
  | { kind: 'details'; rows: { label: string; value: string }[] }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'quote'; text: string }

/** A mail before it is HTML or text. */
export interface Letter {
  subject: Phrase
  /** What mail clients show beside the subject. */
  preheader: Phrase
  blocks: Block[]
  /** Why this mail came, for the footer. */
  why: Phrase
}

// Line breaks would start a header line in a subject; direction marks would turn around the words beside the value.
const UNSAFE_IN_A_LINE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu

/** A value as it may stand inside a line. */
export const inLine = (value: string): string => value.replace(UNSAFE_IN_A_LINE, ' ').trim()

/** The sentence in pieces: its own words, and the values between them. */
export function piecesOf({ words, values }: Phrase): { words: string; value?: Value }[] {
  return words.split(/(\{\w+\})/).map((piece) => {
    const value = /^\{\w+\}$/.test(piece) ? values[piece.slice(1, -1)] : undefined
    return value === undefined ? { words: piece } : { words: piece, value }
  })
}

/** The sentence as plain text. */
export const plainText = (phrase: Phrase): string =>
  piecesOf(phrase)
    .map(({ words, value }) =>
      value === undefined ? words : inLine(typeof value === 'string' ? value : value.text),
    )
    .join('')
