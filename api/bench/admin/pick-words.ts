import type pg from 'pg'

/** Words of the reviews, by how many of them hold each. */
export interface Words {
  /** One review of some ten thousand. */
  rare: string
  /** Some of a thousand. */
  known: string
  /** Every second review. */
  frequent: string
  /** A rare one of another script with one letter wrong. */
  misspelt: string
}

/** Picks the words that are searched for, from every hundredth review. */
export async function pickWords(client: pg.Client): Promise<Words> {
  const { rows } = await client.query<{ word: string; share: number }>(
    `select word, count(*)::float / (select count(*) from reviews_search where id % 100 = 0) as share from (
       select distinct id, word from reviews_search, regexp_split_to_table(text, '[[:space:][:punct:]]+') as word where id % 100 = 0
     ) as held where char_length(word) between 7 and 12 and word !~ '[[:digit:]]' group by word order by word`,
  )
  const near = (share: number, script: RegExp): string => {
    const found = rows
      .filter(({ word }) => script.test(word))
      .toSorted((a, b) => Math.abs(a.share - share) - Math.abs(b.share - share))[0]
    if (!found) throw new RangeError('The reviews hold no such word.')
    return found.word
  }
  const rare = near(0.0002, /^\p{Script=Devanagari}+$/u)
  const letters = [...rare]
  letters[3] = letters[3] === 'क' ? 'ख' : 'क'
  return {
    rare: near(0.0001, /^[a-z]+$/),
    known: near(0.002, /^[a-z]+$/),
    frequent: 'nila',
    misspelt: letters.join(''),
  }
}
