import { CopyEntry, type Knex } from '@nila/db'
import { type Entries, findEntries, type StoredEntry } from './find-entries.ts'
import type { Place } from './values-of.ts'

const ADD = `insert into copy_entries (locale, key, version)
  select locale, key, 0 from unnest(?::text[], ?::text[]) as piece (locale, key) order by locale, key
  on conflict (locale, key) do nothing`

// In an order that is everybody's, so that two who lock many do not wait for each other.
const LOCK = `select from copy_entries join unnest(?::text[], ?::text[]) as piece (locale, key) using (locale, key)
  order by locale, key for update of copy_entries`

/** Makes pieces nobody else's to change until the end of the transaction; those that nobody ever touched get a row of version 0. */
export async function lockPlaces(trx: Knex.Transaction, places: Place[]): Promise<void> {
  const columns = [places.map(({ locale }) => locale), places.map(({ key }) => key)]
  await trx.raw(ADD, columns)
  await trx.raw(LOCK, columns)
}

/** The same for pieces of one locale, which it gives, with the English of them. */
export async function lockEntries(
  trx: Knex.Transaction,
  locale: string,
  keys: readonly string[],
): Promise<Entries & { locked: StoredEntry[] }> {
  await lockPlaces(
    trx,
    keys.map((key) => ({ locale, key })),
  )
  const entries = await findEntries(trx, { locales: [locale], keys })
  return { ...entries, locked: entries.all.filter((entry) => entry.locale === locale) }
}

/** Removes the rows of pieces that nothing was changed of after all. */
export async function forgetUntouched(
  trx: Knex.Transaction,
  locale: string,
  keys: readonly string[],
): Promise<void> {
  await CopyEntry.query(trx)
    .delete()
    .where({ locale, version: 0 })
    .whereIn('key', [...keys])
}
