import { type Expectation, expectLetters, expectWords } from './expectation.ts'
import { learnLetters, type Memory } from './letter-model.ts'
import { isFirstByHabit, type PersonalWords, personalWords } from './personal-words.ts'
import { type Found, type Path, readRoman } from './read-roman.ts'
import type { Scheme } from './scheme.ts'
import { readScheme, type Script } from './spelling.ts'
import { withVariants } from './variants.ts'
import { type Branch, growWords, NO_ENDINGS, type OwnSpelling } from './word-tree.ts'

/** How many candidates a person chooses from. */
const CANDIDATES = 3
/** Letters of the longest word that is read; what is longer was not typed as a word. */
const LONGEST = 32
/** How much less likely a word is that the lexicon lacks, in bits. */
const UNKNOWN = 6
/** How many readings of a word's beginning are kept, in the lexicon and without it: more made no word of the tests better. */
const WIDTHS = { words: 24, letters: 10 }
/** How many readings are looked at for other forms of the word. */
const SHORTLIST = 6

interface Engine {
  script: Script
  words: Expectation<Branch>
  spelled: Map<string, OwnSpelling[]>
  letters: Expectation<Memory>
}

const engines = new WeakMap<Scheme, Engine>()

/** What is worked out once for a scheme. */
function engineOf(scheme: Scheme): Engine {
  const known = engines.get(scheme)
  if (known) return known
  const script = readScheme(scheme)
  const { root, spelled, forms } = growWords(scheme, script)
  const letters = expectLetters(learnLetters(script, scheme.rarity, forms))
  const engine = { script, words: expectWords(root), spelled, letters }
  engines.set(scheme, engine)
  return engine
}

/** Does before the first letter what the first word would wait for: 0.15 s where a word takes 0.4 ms. */
export function prepare(scheme: Scheme): void {
  engineOf(scheme)
}

/** Begins where the Roman word begins with a spelling of its own: 'school' in 'schoolon'. */
function begun({ spelled, script }: Engine, roman: string): [number, Path<Branch>][] {
  return Array.from({ length: roman.length }, (_, index) => index + 1).flatMap((at) =>
    (spelled.get(roman.slice(0, at)) ?? []).map(
      ({ text, bits, endings = NO_ENDINGS }): [number, Path<Branch>] => [
        at,
        { place: endings, text, bits: bits + endings.least, last: script.lettersOf(text)?.at(-1) },
      ],
    ),
  )
}

/** The likeliest first, each word once. */
function ranked(found: Found[]): Found[] {
  const best = new Map<string, Found>()
  for (const one of found.toSorted((a, b) => a.bits - b.bits)) {
    if (!best.has(one.text)) best.set(one.text, one)
  }
  return [...best.values()]
}

function read(scheme: Scheme, roman: string): string[] {
  const engine = engineOf(scheme)
  const { script, words, letters } = engine
  const known = readRoman(script, roman, words, WIDTHS.words, begun(engine, roman))
  const guessed = readRoman(script, roman, letters, WIDTHS.letters)
  const shortlist = ranked([...known, ...guessed.map((one) => ({ ...one, bits: one.bits + UNKNOWN }))])
  const forms = shortlist.slice(0, SHORTLIST).flatMap((one) => withVariants(one, roman, scheme.variants))
  return ranked(forms)
    .slice(0, CANDIDATES)
    .map(({ text }) => text)
}

/**
 * The words that a Roman one may stand for, at most three, the likeliest first. Nothing leaves the device.
 * @param roman letters from a to z, in either case; anything else has no candidates
 * @param personal what this person chose before
 */
export function candidates(scheme: Scheme, roman: string, personal: PersonalWords = {}): string[] {
  const word = roman.toLowerCase()
  if (word.length > LONGEST || !/^[a-z]+$/.test(word)) return []
  const usual = read(scheme, word)
  const own = personalWords(personal, word)
  const habits = own.filter((chosen) => isFirstByHabit(personal, word, chosen))
  const ordered = [...habits, ...usual.slice(0, 1), ...own, ...usual]
  return [...new Set(ordered)].slice(0, CANDIDATES)
}
