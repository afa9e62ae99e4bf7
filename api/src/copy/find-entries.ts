import { defaultLocale } from '@nila/api/contract'
import { CopyEntry, type Knex, type QueryBuilder } from '@nila/db'

/** A piece of copy that somebody touched, with what is published of it. */
export type StoredEntry = CopyEntry & {
  publishedValue: unknown
  /** Null where nothing was ever published. */
  publishedIsDefault: boolean | null
  publishedDefault: unknown
  publishedSource: unknown
  publishedAt: Date | null
  publisher: string | null
  drafter: string | null
}

/** All that there is to know of the touched pieces of some locales. */
export const storedEntries = (trx: Knex.Transaction | undefined): QueryBuilder<CopyEntry, StoredEntry[]> =>
  CopyEntry.query(trx)
    .alias('entry')
    .leftJoin('copyVersions as version', 'version.id', 'entry.publishedVersionId')
    .leftJoin('users as publisher', 'publisher.id', 'version.authorId')
    .leftJoin('users as drafter', 'drafter.id', 'entry.draftAuthorId')
    .select(
      'entry.*',
      'version.value as publishedValue',
      'version.isDefault as publishedIsDefault',
      'version.defaultValue as publishedDefault',
      'version.sourceValue as publishedSource',
      'version.createdAt as publishedAt',
      'publisher.username as publisher',
      'drafter.username as drafter',
    )
    .orderBy(['entry.locale', 'entry.key']) as unknown as QueryBuilder<CopyEntry, StoredEntry[]>

/** The touched pieces by where they are. */
export interface Entries {
  of: (locale: string, key: string) => StoredEntry | undefined
  all: StoredEntry[]
}

export function indexEntries(all: StoredEntry[]): Entries {
  const byPlace = new Map(all.map((entry) => [`${entry.locale} ${entry.key}`, entry]))
  return { all, of: (locale, key) => byPlace.get(`${locale} ${key}`) }
}

/** The touched ones among some pieces of some locales, with the English of them, which says whether a translation is stale. */
export async function findEntries(
  trx: Knex.Transaction | undefined,
  { locales, keys }: { locales?: readonly string[]; keys?: readonly string[] },
): Promise<Entries> {
  const query = storedEntries(trx)
  if (locales) query.whereIn('entry.locale', [...locales, defaultLocale])
  if (keys) query.whereIn('entry.key', [...keys])
  return indexEntries(await query)
}
