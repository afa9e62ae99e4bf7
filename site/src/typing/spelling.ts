import type { Rarities, Scheme, Spellings } from './scheme.ts'

/** One way to spell a letter. */
export interface Spelling {
  roman: string
  bits: number
  isLast: boolean
}

/** A letter, or letters that are spelled together. */
export interface Letter {
  /** Its place in `Script.letters`. */
  id: number
  text: string
  kind: 'consonant' | 'vowel' | 'sign' | 'mark' | 'virama'
  /** Several consonants in one. */
  isJoined: boolean
  spellings: Spelling[]
  /** How it may be spelled behind a vowel besides. */
  afterVowel: Spelling[]
  /** How a consonant sounds that this letter stands behind, where that is special. */
  beside?: Spelling[]
}

/** A letter that can be read at some place of a Roman word. */
export interface Reading {
  letter: Letter
  length: number
  bits: number
  isOnlyAfterVowel: boolean
}

/** A scheme whose spellings are parsed. */
export interface Script {
  letters: Letter[]
  /** The letters of a word; undefined where it has one that the scheme does not know. */
  lettersOf(word: string): Letter[] | undefined
  /** What can be read at a place of a Roman word. */
  readingsAt(roman: string, at: number): Reading[]
  virama: string
  inherent: Record<'kept' | 'droppable' | 'final' | 'finalAfterJoined', Spelling[]>
  /** The different `Letter.beside`. */
  besides: Spelling[][]
}

function parse(spellings: Spellings): Spelling[] {
  return spellings.split(' ').map((spelling) => {
    const [, roman = '', last, bits] = /^([a-z]*)-?(\$?)(?::(.+))?$/.exec(spelling) ?? []
    return { roman, bits: Number(bits ?? 0), isLast: last === '$' }
  })
}

/** Texts, and how rare each is in bits. */
export function parseRarities(list: Rarities): { text: string; bits: number }[] {
  return list.split(' ').map((one) => {
    const [text = '', bits] = one.split(':')
    return { text: text.replace('-', '').replace('_', ' ').normalize('NFC'), bits: Number(bits ?? 0) }
  })
}

/** Whether the spelling stands at this place of the word. */
export function isAt(spelling: Spelling, roman: string, at: number): boolean {
  if (!roman.startsWith(spelling.roman, at)) return false
  return !spelling.isLast || at + spelling.roman.length === roman.length
}

/** The same consonant twice: its first Roman letter doubled, or written once. */
function doubled(scheme: Scheme): [string, Spellings][] {
  return Object.entries(scheme.consonants).map(([consonant, spellings]) => {
    const { roman } = parse(spellings)[0] as Spelling
    return [consonant + scheme.virama + consonant, `${roman[0]}${roman} ${roman}:${scheme.doubledBits}`]
  })
}

/** Spellings written out once for all words. */
export function readScheme(scheme: Scheme): Script {
  const letters: Letter[] = []
  const besides = new Map(Object.entries(scheme.inherent.beside).map(([text, own]) => [text, parse(own)]))
  const add = (kind: Letter['kind'], text: string, spellings: Spellings, afterVowel?: Spellings) => {
    const beside = besides.get(text)
    letters.push({
      id: letters.length,
      text: text.normalize('NFC'),
      kind,
      isJoined: text.includes(scheme.virama) && kind === 'consonant',
      spellings: parse(spellings),
      afterVowel: afterVowel ? parse(afterVowel) : [],
      ...(beside && { beside }),
    })
  }
  const clusters = { ...Object.fromEntries(doubled(scheme)), ...scheme.clusters }
  for (const [text, spellings] of Object.entries({ ...scheme.consonants, ...clusters })) {
    add('consonant', text, spellings)
  }
  for (const [alone, sign, spellings] of scheme.vowels) {
    add('vowel', alone, spellings, scheme.afterVowel[alone])
    if (sign) add('sign', sign, spellings)
  }
  for (const [text, spellings] of Object.entries(scheme.marks)) add('mark', text, spellings)
  add('virama', scheme.virama, '-')

  const byText = new Map(letters.map((letter) => [letter.text, letter]))
  const byRoman = new Map<string, { spelling: Spelling; reading: Reading }[]>()
  const index = (letter: Letter, spellings: Spelling[], isOnlyAfterVowel: boolean) => {
    for (const spelling of spellings) {
      const { roman, bits } = spelling
      const reading = { letter, length: roman.length, bits, isOnlyAfterVowel }
      byRoman.set(roman.charAt(0), [...(byRoman.get(roman.charAt(0)) ?? []), { spelling, reading }])
    }
  }
  for (const letter of letters) {
    index(letter, letter.spellings, false)
    index(letter, letter.afterVowel, true)
  }
  const longest = Math.max(...letters.map(({ text }) => text.length))
  const { kept, droppable, final, finalAfterJoined } = scheme.inherent
  return {
    letters,
    virama: scheme.virama,
    besides: [...besides.values()],
    inherent: {
      kept: parse(kept),
      droppable: parse(droppable),
      final: parse(final),
      finalAfterJoined: parse(finalAfterJoined),
    },
    lettersOf(word) {
      const found: Letter[] = []
      for (let at = 0; at < word.length; ) {
        let length = longest
        while (length > 0 && !byText.has(word.slice(at, at + length))) length--
        const letter = byText.get(word.slice(at, at + length))
        if (!letter) return undefined
        found.push(letter)
        at += length
      }
      return found
    },
    readingsAt: (roman, at) =>
      [...(byRoman.get('') ?? []), ...(byRoman.get(roman.charAt(at)) ?? [])]
        .filter(({ spelling }) => isAt(spelling, roman, at))
        .map(({ reading }) => reading),
  }
}
