import type { Database } from '@nila/db'

export type TermKind = 'path' | 'referrer' | 'browser' | 'system' | 'region' | 'city'
export type Term = readonly [kind: TermKind, term: string]

/** What stands for a term that is not known, or one too many. */
export const NO_TERM = 0
/** The most terms of a kind, so that nobody can fill the table by making up paths; others are counted together. */
const LIMIT = 5000

interface TermRow {
  id: number
  kind: TermKind
  term: string
}

/** A row that is remembered: while it stands, so do the others. */
export interface TermWitness extends TermRow {}

const keyOf = (kind: TermKind, term: string): string => `${kind}\n${term}`

/** The numbers of terms, remembered by this process. */
export function createTerms(db: Database) {
  const known = new Map<string, number>()
  let witness: TermWitness | undefined

  async function add(missing: Term[]): Promise<void> {
    const kinds = missing.map(([kind]) => kind)
    const terms = missing.map(([, term]) => term)
    // In one order, so that two instances that add the same do not wait for each other in a circle.
    const { rows } = await db.raw<{ rows: TermRow[] }>(
      `with wanted as (
         select distinct kind, term from unnest(?::text[], ?::text[]) as wanted (kind, term)
       ), counts as (
         select kind, count(*) as count from analytics_terms group by kind
       ), added as (
         insert into analytics_terms (kind, term)
         select kind, term from wanted left join counts using (kind)
         where coalesce(count, 0) < ? order by kind, term
         on conflict (kind, term) do update set term = excluded.term
         returning id, kind, term
       )
       select id, kind, term from added
       union select id, kind, term from analytics_terms join wanted using (kind, term)`,
      [kinds, terms, LIMIT],
    )
    for (const { id, kind, term } of rows) known.set(keyOf(kind, term), id)
    witness ??= rows[0]
    if (known.size > LIMIT) return
    for (const [kind, term] of missing) {
      if (!known.has(keyOf(kind, term))) known.set(keyOf(kind, term), NO_TERM)
    }
  }

  return {
    /** Finds the numbers of terms, and makes those of new ones. */
    async resolve(terms: Iterable<Term>): Promise<void> {
      const missing = [...terms].filter(([kind, term]) => term && !known.has(keyOf(kind, term)))
      if (missing.length) await add(missing)
    },

    /** The number of a term that was resolved. */
    idOf: (kind: TermKind, term: string | null | undefined): number =>
      (term && known.get(keyOf(kind, term))) || NO_TERM,

    /** What must still be there for the numbers to mean what they did. */
    get witness() {
      return witness
    },

    /** Forgets what is remembered: the table was emptied. */
    forget(): void {
      known.clear()
      witness = undefined
    },
  }
}

export type Terms = ReturnType<typeof createTerms>
