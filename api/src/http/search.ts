import { SEARCH_LIMIT } from '@nila/api/contract'
import { type Knex, transaction } from '@nila/db'
import { containing } from './containing.ts'

/** The lists whose records the database keeps a text of, in the table `<list>_search`. */
export type SearchedList = 'users' | 'reviews' | 'subscriptions'

/** Words are frequent where so many of the newest records have them all. */
const NEWEST = 1000
const FREQUENT = 100
/** Words without three letters in a row have no trigram to be found by; signs are looked for among so many of the newest records. */
const NEWEST_FOR_SIGNS = 10_000
/** The least that a word has in common with what it was meant to be: one wrong letter of five, two of ten. */
const SIMILARITY = 0.3
const CORRECTIONS = 3

/** SQL, and what fills its question marks. */
export interface Condition {
  sql: string
  bindings: (string | number | number[])[]
}

/** What a search found. */
export interface Found {
  list: SearchedList
  /** The records that match; of too many, some. */
  ids: number[]
  /** Whether there are more than `SEARCH_LIMIT`. */
  isCut: boolean
  /** What their `text` meets, and what else makes a record match. */
  text: Condition
  others: Condition[]
}

/** That a text contains, for each word, one of its spellings. Texts are in small letters. */
const conditionOf = (words: string[][], pattern: (word: string) => string): Condition => ({
  sql: words.map((spellings) => `(${spellings.map(() => 'text like lower(?)').join(' or ')})`).join(' and '),
  bindings: words.flat().map(pattern),
})

/** The pattern of a text in which a word begins so: texts have a blank before each word. */
const beginning = (letters: string): string => `% ${containing(letters).slice(1)}`

const isLetter = (sign: string): boolean => /^[\p{L}\p{Nd}]/u.test(sign)

const hasTrigram = (word: string): boolean =>
  (word.match(/[\p{L}\p{M}\p{Nd}]{3,}/gu) ?? []).some(
    // A letter with two signs above it may count as one letter.
    (run) => (run.match(/[\p{L}\p{Nd}]/gu) ?? []).length > 1,
  )

async function idsOf(trx: Knex.Transaction, { sql, bindings }: Condition): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(sql, bindings)
  return rows.map(({ id }) => id)
}

/** As many ids as are looked at of the records whose text meets a condition. */
async function look(
  trx: Knex.Transaction,
  list: SearchedList,
  { sql, bindings }: Condition,
): Promise<number[]> {
  const newest = `select id, text from ${list}_search order by id desc limit ${NEWEST}`
  const hits = await idsOf(trx, { sql: `select id from (${newest}) as newest where ${sql}`, bindings })
  const isFrequent = hits.length >= FREQUENT
  // The planner does not know how frequent a word is: rare ones are found by their trigrams, frequent ones soonest by reading.
  const plan = "select set_config('enable_bitmapscan', ?, true), set_config('enable_seqscan', 'off', true)"
  await trx.raw(plan, [isFrequent ? 'off' : 'on'])
  const order = isFrequent ? 'order by id desc' : ''
  return idsOf(trx, {
    sql: `select id from ${list}_search where ${sql} ${order} limit ${SEARCH_LIMIT + 1}`,
    bindings,
  })
}

/** Looks for one or two letters, or signs: for words that begin so, else for whatever contains them among the newest records. */
async function lookForLittle(
  trx: Knex.Transaction,
  list: SearchedList,
  words: string[][],
): Promise<Pick<Found, 'text' | 'ids'>> {
  if (words.flat().every(isLetter)) {
    const text = conditionOf(words, beginning)
    const ids = await look(trx, list, text)
    if (ids.length) return { text, ids }
  }
  const text = conditionOf(words, containing)
  const newest = `select id, text from ${list}_search order by id desc limit ${NEWEST_FOR_SIGNS}`
  const sql = `select id from (${newest}) as newest where ${text.sql} limit ${SEARCH_LIMIT}`
  return { text, ids: await idsOf(trx, { sql, bindings: text.bindings }) }
}

/** What a word may have been meant to be; itself, where some text contains it. */
async function correct(trx: Knex.Transaction, word: string): Promise<string[]> {
  if (!/\p{L}/u.test(word) || !hasTrigram(word)) return [word]
  const known = await trx.raw('select from search_words where word like lower(?) limit 1', [containing(word)])
  if (known.rows.length) return [word]
  const { rows } = await trx.raw<{ rows: { word: string }[] }>(
    'select word from search_words where word % lower(?) order by similarity(word, lower(?)) desc, word limit ?',
    [word, word, CORRECTIONS],
  )
  return rows.map((row) => row.word)
}

/** Looks for what the words may have been meant to be. */
async function lookForSimilar(
  trx: Knex.Transaction,
  list: SearchedList,
  words: string[],
): Promise<Pick<Found, 'text' | 'ids'> | undefined> {
  await trx.raw("select set_config('pg_trgm.similarity_threshold', ?, true)", [String(SIMILARITY)])
  const meant: string[][] = []
  for (const word of words) meant.push(await correct(trx, word))
  const isChanged = meant.some(([first], place) => first !== words[place])
  if (!isChanged || meant.some((spellings) => !spellings.length)) return undefined
  const text = conditionOf(meant, containing)
  return { text, ids: await look(trx, list, text) }
}

/**
 * Finds the records of a list that contain all words of a query, in any order and any script; where there are none, those that contain
 * words like them. Digits find the record with that id too.
 * @param others what else makes a record of the list match
 */
export const search = (list: SearchedList, q: string, others: Condition[] = []): Promise<Found> =>
  transaction(async (trx) => {
    // Normalized before the signs are escaped that LIKE reads as wildcards, since some become such signs.
    const words = [...new Set(q.normalize('NFKC').trim().split(/\s+/))]
    const spellings = words.map((word) => [word])
    const id = /^[1-9][0-9]{0,8}$/.test(q) ? [{ sql: `${list}.id = ?`, bindings: [Number(q)] }] : []
    const besides = [...others, ...id]
    const further: number[] = []
    for (const { sql, bindings } of besides) {
      const some = `select id from ${list} where ${sql} order by id desc limit ${SEARCH_LIMIT + 1}`
      further.push(...(await idsOf(trx, { sql: some, bindings })))
    }
    let result: Pick<Found, 'text' | 'ids'>
    if (words.some(hasTrigram)) {
      const text = conditionOf(spellings, containing)
      result = { text, ids: await look(trx, list, text) }
      if (!result.ids.length && !further.length) result = (await lookForSimilar(trx, list, words)) ?? result
    } else {
      result = await lookForLittle(trx, list, spellings)
    }
    const ids = [...new Set([...further, ...result.ids])]
    const isCut = ids.length > SEARCH_LIMIT
    return { list, ids: ids.slice(0, SEARCH_LIMIT), isCut, text: result.text, others: besides }
  })
