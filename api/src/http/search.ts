import { SEARCH_LIMIT } from '@nila/api/contract'
import { type Knex, transaction } from '@nila/db'
import { containing } from './containing.ts'

/** The lists whose records the database keeps a text of, in the table `<list>_search`. */
export type SearchedList = 'users' | 'reviews' | 'subscriptions'

/** Words are frequent where so many of the newest records have them all. */
const NEWEST = 1000
const FREQUENT = 100
/** And sparse where fewer have them: then all records that match are found sooner than a page of them by looking along a list. */
const SPARSE = 5
const SPARSE_LIMIT = 5 * SEARCH_LIMIT
/** So many ids show how densely they lie in the list. */
const MANY = 100
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

/** What fills a `?::int[]`: the driver would look at each element of an array, which takes 3 ms for five thousand. */
export const arrayOf = (ids: number[]): string => `{${ids.join()}}`

/** What a search found. */
export interface Found {
  list: SearchedList
  /** The records that match; of too many, some. */
  ids: number[]
  /** Whether no other records match. */
  areAll: boolean
  /** About how many of the list's records match, as a share of one, and how many that are at least; 0 where they are few. */
  share: number
  matches: number
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

type Looked = Pick<Found, 'text' | 'ids' | 'areAll'>

/** Looks for the records whose text meets a condition. */
async function look(trx: Knex.Transaction, list: SearchedList, text: Condition): Promise<Looked> {
  const { sql, bindings } = text
  const newest = `select id, text from ${list}_search order by id desc limit ${NEWEST}`
  const hits = await idsOf(trx, { sql: `select id from (${newest}) as newest where ${sql}`, bindings })
  const isFrequent = hits.length >= FREQUENT
  // The planner does not know how frequent a word is: rare ones are found by their trigrams, frequent ones soonest by reading.
  const plan = "select set_config('enable_bitmapscan', ?, true), set_config('enable_seqscan', 'off', true)"
  const order = isFrequent ? 'order by id desc' : ''
  const most = hits.length < SPARSE ? SPARSE_LIMIT : SEARCH_LIMIT
  await trx.raw(plan, [isFrequent ? 'off' : 'on'])
  const all = `select id from ${list}_search where ${sql} ${order} limit ${most + 1}`
  const ids = await idsOf(trx, { sql: all, bindings })
  return { text, ids, areAll: ids.length <= most }
}

/** What the order tells in which ids were found, going up or down from an end of the list: of few nothing. */
function estimate(ids: number[]): Pick<Found, 'share' | 'matches'> {
  const [first = 0, last = 0] = [ids[0], ids.at(-1)]
  const share = ids.length < MANY ? 0 : ids.length / (Math.abs(first - last) + 1)
  return { share, matches: share * Math.max(first, last) }
}

/** Looks for one or two letters, or signs: for words that begin so, else for whatever contains them among the newest records. */
async function lookForLittle(trx: Knex.Transaction, list: SearchedList, words: string[][]): Promise<Looked> {
  if (words.flat().every(isLetter)) {
    const looked = await look(trx, list, conditionOf(words, beginning))
    if (looked.ids.length) return looked
  }
  const text = conditionOf(words, containing)
  const newest = `select id, text from ${list}_search order by id desc limit ${NEWEST_FOR_SIGNS}`
  const sql = `select id from (${newest}) as newest where ${text.sql} limit ${SEARCH_LIMIT}`
  return { text, ids: await idsOf(trx, { sql, bindings: text.bindings }), areAll: true }
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
): Promise<Looked | undefined> {
  await trx.raw("select set_config('pg_trgm.similarity_threshold', ?, true)", [String(SIMILARITY)])
  const meant: string[][] = []
  for (const word of words) meant.push(await correct(trx, word))
  const isChanged = meant.some(([first], place) => first !== words[place])
  if (!isChanged || meant.some((spellings) => !spellings.length)) return undefined
  return look(trx, list, conditionOf(meant, containing))
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
    const further: number[][] = []
    for (const { sql, bindings } of besides) {
      const some = `select id from ${list} where ${sql} order by id desc limit ${SEARCH_LIMIT + 1}`
      further.push(await idsOf(trx, { sql: some, bindings }))
    }
    let looked: Looked
    if (words.some(hasTrigram)) {
      looked = await look(trx, list, conditionOf(spellings, containing))
      if (!looked.ids.length && !further.flat().length)
        looked = (await lookForSimilar(trx, list, words)) ?? looked
    } else {
      looked = await lookForLittle(trx, list, spellings)
    }
    const [densest = estimate([])] = [looked.ids, ...further]
      .map(estimate)
      .toSorted((a, b) => b.share - a.share)
    return {
      ...densest,
      list,
      ids: [...new Set([...further.flat(), ...looked.ids])],
      areAll: looked.areAll && further.every((ids) => ids.length <= SEARCH_LIMIT),
      text: looked.text,
      others: besides,
    }
  })
