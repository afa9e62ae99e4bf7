/**
 * How people spell a letter in Roman: spellings apart by spaces, each with what it costs in bits after a colon, none by default:
 * 'k c:3'. '$' behind a spelling: only at the end of the word. '-' spells nothing.
 */
export type Spellings = string

/** Texts apart by spaces, each with how rare it is in bits: 'ा:1 े:2'. '-' is nothing, and '_' a space. */
export type Rarities = string

/** Words of one kind that are about equally frequent. */
export interface WordGroup {
  /** Which endings they take: a key of `Scheme.endings`, or none. */
  kind?: string
  /** How rare each of them is in bits, that is -log2 of its share in what people write. */
  bits: number
  /** How much rarer the last word of the group is than the first, in bits. */
  slope?: number
  /** Words or stems apart by white space. 'स्कूल=school,skul' names spellings of its own, as in English, the most frequent first. */
  words: string
}

/** A form of a word that is as right as the one in the lexicon. */
export interface Variant {
  /** What is written otherwise, as the source of a regular expression, and by what. */
  from: string
  to: string
  /** How much rarer the form is, in bits. */
  bits: number
  /** Where the Roman word matches this, as the source of a regular expression, the form comes first. */
  first?: string
}

/**
 * All that the engine knows of a script and its language. Scripts of India that write a vowel as a sign at its consonant
 * are described by data alone.
 */
export interface Scheme {
  /** BCP 47. */
  language: string
  /** Letters of the script, as the source of a character class: a word that has one is left alone. */
  range: string
  /** What ends a sentence, for those who want it typed by '.'. */
  fullStop: string
  consonants: Record<string, Spellings>
  /** Several consonants in a row that are spelled as one. */
  clusters: Record<string, Spellings>
  /** A vowel that stands alone, its sign at a consonant ('' where it has none), and how both are spelled. */
  vowels: [alone: string, sign: string, spellings: Spellings][]
  /** Further spellings of a vowel that stands alone behind another one: 'ye' in 'jaaye'. */
  afterVowel: Record<string, Spellings>
  /** Nasal marks and the like. */
  marks: Record<string, Spellings>
  /** Says that a consonant has no vowel, and joins it to the next. */
  virama: string
  /** The same consonant twice, spelled once. */
  doubledBits: number
  /** The vowel of a consonant without a sign, by where it stands. */
  inherent: {
    /** In the first syllable, or behind joined consonants. */
    kept: Spellings
    /** Between other vowels, where speech may drop it. */
    droppable: Spellings
    /** At the end of a word, and there behind joined consonants. */
    final: Spellings
    finalAfterJoined: Spellings
    /** Before or behind some consonants it sounds otherwise. */
    beside: Record<string, Spellings>
  }
  /** How rare each letter is by itself. */
  rarity: Rarities
  variants: Variant[]
  /** What words may end in, by kind of word. */
  endings: Record<string, Rarities>
  lexicon: WordGroup[]
}
