import { isLocale, type Locale } from '@nila/api/contract'
import { chatLanguages } from '@nila/api/contract/chat-languages'
import type { HelpPassage } from '@nila/api/contract/help-passages'
import type { Database } from '@nila/db'
import { sameMeaning } from './same-meaning.ts'
import { stopWords } from './stop-words.ts'
import { termsOf } from './terms-of.ts'
import { wordsOf } from './words-of.ts'

/** The most passages that answer a question. */
const MOST = 3
/** The part of a question, weighed by how rare its words are, that a passage must have. Fitted to the questions of the tests. */
const THRESHOLD = 0.3
/** A passage that reaches less than this part of what the best one does is about something else. */
const NEAR_BEST = 0.6
/** What a word counts that stands in the text of a passage, against one of its heading; and another word of the same meaning. */
const IN_TEXT = 0.5
const OTHER_WORD = 0.7
/** Who pastes a letter asks nothing of the site. */
const MOST_WORDS = 40

const written = chatLanguages.flatMap(({ tag, script }) =>
  isLocale(tag) ? [{ locale: tag, script, letters: new RegExp(`\\p{Script=${script}}`, 'u') }] : [],
)

/**
 * The languages of the site in whose letters a question is written: its own alone where it is among them, else all, since somebody who
 * writes Maithili uses many words that Hindi has. Words in other letters are looked for in the language that has those.
 */
function searchedLocales(locale: Locale, question: string): Locale[] {
  const own = written.find((language) => language.locale === locale)
  return written
    .filter(({ letters }) => letters.test(question))
    .filter((language) => language.locale === locale || language.script !== own?.script)
    .map((language) => language.locale)
}

/** What is asked for, a row for each term: of which word, and in which of its spellings, the word itself first. */
function askedTerms(question: string) {
  const asked = [...new Set(wordsOf(question))].filter((word) => !stopWords.has(word))
  return asked
    .slice(0, MOST_WORDS)
    .flatMap((word, place) =>
      [word, ...sameMeaning(word)].flatMap((spelling, variant) =>
        termsOf(spelling).map((term) => ({ word: place, variant, term })),
      ),
    )
}

/**
 * A term counts the more, the fewer passages of its language have it; one that none has, the most. Of a word counts the best of its
 * spellings, as much as the most frequent of them is worth. What a passage reaches is the part of the question that it has.
 */
const SQL = `
  with asked as (
    select * from unnest(
      cast(:words as int[]), cast(:variants as int[]), cast(:terms as text[])
    ) as asked (word, variant, term)
  ), places as (
    select locale, place, term, 1 as value from help_passages, unnest(heading_terms) as term
      where locale = any(:locales) and term = any(:terms)
    union all
    select locale, place, term, cast(:inText as real) from help_passages, unnest(text_terms) as term
      where locale = any(:locales) and term = any(:terms)
  ), sizes as (
    select locale, count(*) as size from help_passages where locale = any(:locales) group by locale
  ), frequencies as (
    select locale, term, count(*) as frequency from places group by locale, term
  ), weighed as (
    select locale, word, variant, term, ln(1 + size / coalesce(frequency, 0.5)) as weight
    from asked cross join sizes left join frequencies using (locale, term)
  ), spellings as (
    select locale, word, variant, sum(weight) as whole, avg(weight) as weight
    from weighed group by locale, word, variant
  ), words as (
    select locale, word, min(weight) as weight from spellings group by locale, word
  ), parts as (
    select locale, place, word, variant, sum(weighed.weight * value) / whole as part
    from weighed join places using (locale, term) join spellings using (locale, word, variant)
    group by locale, place, word, variant, whole
  ), best as (
    select locale, place, word, max(part * case variant when 0 then 1 else cast(:otherWord as real) end) as part
    from parts group by locale, place, word
  ), fits as (
    select place, max(fit) as fit from (
      select place, sum(part * weight) / (select sum(weight) from words where words.locale = best.locale) as fit
      from best join words using (locale, word) group by locale, place
    ) as of_locale group by place
  )
  select locale, place, path, title, heading, text from fits join help_passages using (place)
  where locale = :locale and fit >= greatest(:threshold, :nearBest * (select max(fit) from fits))
  order by fit desc, cardinality(text_terms), place limit :most`

/** What the site says about a question, in a language of its interface, best first; nothing where nothing fits. */
export async function findPassages(db: Database, locale: Locale, question: string): Promise<HelpPassage[]> {
  const asked = askedTerms(question)
  const locales = searchedLocales(locale, question)
  if (!asked.length || !locales.length) return []
  const { rows } = await db.raw<{ rows: HelpPassage[] }>(SQL, {
    words: asked.map(({ word }) => word),
    variants: asked.map(({ variant }) => variant),
    terms: asked.map(({ term }) => term),
    locales,
    locale,
    inText: IN_TEXT,
    otherWord: OTHER_WORD,
    threshold: THRESHOLD,
    nearBest: NEAR_BEST,
    most: MOST,
  })
  return rows
}
