import type { Expectation } from './expectation.ts'
import { isAt, type Letter, type Reading, type Script, type Spelling } from './spelling.ts'

/** A word that a Roman one can be read as, and how unlikely that is, in bits. */
export interface Found {
  text: string
  bits: number
}

/** A reading of the first part of a Roman word. */
export interface Path<Place> {
  /** Where the expectation is. */
  place: Place
  text: string
  bits: number
  last?: Letter | undefined
  /** A vowel was heard before the last consonant, so that speech may drop that one's own. */
  isDroppable?: boolean
  /** The last letter was read from nothing. */
  isSilent?: boolean
}

/** Paths that are this much less likely than the best one at their place lead nowhere, in bits. */
const WORST = 9

/** Whether one letter may be written behind another. */
function mayFollow(last: Letter | undefined, next: Letter): boolean {
  switch (next.kind) {
    case 'sign':
    case 'virama':
      return last?.kind === 'consonant'
    case 'mark':
      return last !== undefined && last.kind !== 'mark' && last.kind !== 'virama'
    case 'vowel':
      return last?.kind !== 'virama'
    case 'consonant':
      return true
    default:
      return next.kind satisfies never
  }
}

const isVowel = (letter: Letter | undefined) =>
  letter?.kind === 'sign' || letter?.kind === 'vowel' || letter?.kind === 'mark'

/** A consonant's own vowel is heard, or dropped, before any letter but those that take its place. */
const hasOwnVowel = (last: Letter | undefined, next: Letter) =>
  last?.kind === 'consonant' && next.kind !== 'sign' && next.kind !== 'virama'

/**
 * Reads a Roman word letter by letter, and keeps the likeliest readings of each of its beginnings (beam search).
 * @param width how many readings of a beginning are kept
 * @param begun paths that begin behind the start of the word, each with its place there
 */
export function readRoman<Place>(
  script: Script,
  roman: string,
  expectation: Expectation<Place>,
  width: number,
  begun: [number, Path<Place>][] = [],
): Found[] {
  const places = Array.from({ length: roman.length + 1 }, (_, at) => ({
    readings: script.readingsAt(roman, at),
    paths: new Map<string, Path<Place>>(),
    best: Number.POSITIVE_INFINITY,
  }))

  function reach(at: number, path: Path<Place>) {
    const there = places[at]
    if (!there || path.bits > there.best + WORST) return
    const key = `${path.text} ${path.isDroppable} ${expectation.key(path.place)}`
    const known = there.paths.get(key)
    if (known && known.bits <= path.bits) return
    // Deleted first: a Map is walked in the order of its entries, and a path that got better is to be walked again.
    if (known) there.paths.delete(key)
    there.paths.set(key, path)
    there.best = Math.min(there.best, path.bits)
    for (const { place, bits } of expectation.leaps(path.place)) {
      reach(at, { ...path, place, bits: path.bits + bits })
    }
  }

  function take(path: Path<Place>, at: number, reading: Reading, own?: Spelling) {
    const { letter } = reading
    const isSilent = reading.length === 0 && letter.kind !== 'virama'
    if (isSilent && path.isSilent) return
    const soFar = path.bits + (own?.bits ?? 0) + reading.bits
    if (soFar > (places[at + reading.length]?.best ?? 0) + WORST) return
    const followed = expectation.follow(path.place, letter)
    if (!followed) return
    const isVowelHeard = isVowel(path.last) || (own !== undefined && own.roman !== '')
    reach(at + reading.length, {
      place: followed.place,
      text: path.text + letter.text,
      bits: soFar + followed.bits,
      last: letter,
      isDroppable: letter.kind === 'consonant' && !letter.isJoined && isVowelHeard,
      isSilent,
    })
  }

  function goOn(path: Path<Place>, at: number) {
    for (const reading of places[at]?.readings ?? []) {
      if (hasOwnVowel(path.last, reading.letter) || !mayFollow(path.last, reading.letter)) continue
      if (!reading.isOnlyAfterVowel || path.last) take(path, at, reading)
    }
    if (path.last?.kind !== 'consonant') return
    const { kept, droppable } = script.inherent
    const usual = path.last.beside ?? (path.isDroppable ? droppable : kept)
    readBehind(path, at, usual, ({ beside }) => beside === undefined)
    for (const beside of script.besides) readBehind(path, at, beside, (letter) => letter.beside === beside)
  }

  /** Goes on with letters behind the consonant's own vowel, where it is spelled in one of these ways. */
  function readBehind(
    path: Path<Place>,
    at: number,
    spellings: Spelling[],
    isMeant: (letter: Letter) => boolean,
  ) {
    for (const own of spellings) {
      if (!isAt(own, roman, at)) continue
      const behind = at + own.roman.length
      for (const reading of places[behind]?.readings ?? []) {
        if (reading.isOnlyAfterVowel || !hasOwnVowel(path.last, reading.letter)) continue
        if (isMeant(reading.letter)) take(path, behind, reading, own)
      }
    }
  }

  /** How the word may end behind a path, given what is left of it. */
  function lastBits(path: Path<Place>, rest: string): number | undefined {
    if (path.last?.kind !== 'consonant') return rest === '' && path.last?.kind !== 'virama' ? 0 : undefined
    const { final, finalAfterJoined } = script.inherent
    const isJoined = path.last.isJoined || path.text.endsWith(script.virama + path.last.text)
    return (isJoined ? finalAfterJoined : final).find(({ roman: own }) => own === rest)?.bits
  }

  reach(0, { place: expectation.start, text: '', bits: expectation.startBits })
  for (const [at, path] of begun) reach(at, path)
  for (const [at, there] of places.entries()) {
    const likeliest = [...there.paths].sort(([, a], [, b]) => a.bits - b.bits).slice(0, width)
    there.paths = new Map(likeliest)
    for (const path of there.paths.values()) goOn(path, at)
  }

  const found = new Map<string, number>()
  for (const [at, { paths }] of places.entries()) {
    const rest = roman.slice(at)
    for (const path of rest.length > 2 ? [] : paths.values()) {
      const end = expectation.end(path.place)
      const last = lastBits(path, rest)
      if (end === undefined || last === undefined) continue
      found.set(path.text, Math.min(found.get(path.text) ?? Number.POSITIVE_INFINITY, path.bits + end + last))
    }
  }
  return [...found].map(([text, bits]) => ({ text, bits }))
}
