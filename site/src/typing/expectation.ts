import type { LetterModel, Memory } from './letter-model.ts'
import type { Letter } from './spelling.ts'
import type { Branch } from './word-tree.ts'

/** What may follow what: the words of a lexicon, or letters that often stand together. */
export interface Expectation<Place> {
  start: Place
  /** What it costs to be there, in bits. */
  startBits: number
  /** Undefined where the letter cannot follow. */
  follow(place: Place, letter: Letter): { place: Place; bits: number } | undefined
  /** Places reached without a letter, as the endings of a stem are. */
  leaps(place: Place): { place: Place; bits: number }[]
  /** How unlikely it is that a word ends there, in bits; undefined where none does. */
  end(place: Place): number | undefined
  /** Tells places apart that the same text leads to. */
  key(place: Place): number
}

const NOWHERE: never[] = []

/** Only the words of the lexicon. */
export function expectWords(root: Branch): Expectation<Branch> {
  return {
    start: root,
    startBits: root.least,
    follow(place, letter) {
      const next = place.next.get(letter.id)
      return next && { place: next, bits: next.least - place.least }
    },
    leaps: ({ endings, least }) =>
      endings?.map(({ place, bits }) => ({ place, bits: bits + place.least - least })) ?? NOWHERE,
    end: ({ bits, least }) => (bits === undefined ? undefined : bits - least),
    key: (place) => place.id,
  }
}

/** Any letters, by how likely they follow each other. */
export function expectLetters(model: LetterModel): Expectation<Memory> {
  return {
    start: model.start,
    startBits: 0,
    follow: (place, letter) => model.follow(place, letter),
    leaps: () => NOWHERE,
    end: (place) => model.end(place),
    // The same text leads to the same memory.
    key: () => 0,
  }
}
