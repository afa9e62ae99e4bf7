import { adjectives } from './hindi/adjectives.ts'
import { endings } from './hindi/endings.ts'
import { everydayTalk } from './hindi/everyday-talk.ts'
import { letters } from './hindi/letters.ts'
import { loans } from './hindi/loans.ts'
import { moreWords } from './hindi/more-words.ts'
import { names } from './hindi/names.ts'
import { nouns } from './hindi/nouns.ts'
import { rarerWords } from './hindi/rarer-words.ts'
import { smallWords } from './hindi/small-words.ts'
import { verbs } from './hindi/verbs.ts'
import type { Scheme } from './scheme.ts'

/** Roman to Devanagari, for Hindi. */
export const hindi: Scheme = {
  ...letters,
  endings,
  lexicon: [
    ...smallWords,
    ...verbs,
    ...nouns,
    ...adjectives,
    ...loans,
    ...names,
    ...moreWords,
    ...everydayTalk,
    ...rarerWords,
  ],
}
