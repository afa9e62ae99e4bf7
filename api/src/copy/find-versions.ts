import type { Answer } from '@nila/api/contract'
import type { listCopyVersions } from '@nila/api/contract/copy-entries'
import { CopyVersion } from '@nila/db'
import { Problem } from '../http/problem.ts'
import type { CopyDefaults } from './copy-defaults.ts'
import { isOnPage } from './is-on-page.ts'
import { namesOf } from './key-names.ts'
import type { Place } from './values-of.ts'

/** The most versions that are shown of a piece. */
const MOST = 100

/** What was published of a piece, under all names that it ever had, the latest first. */
export async function findVersions(
  defaults: CopyDefaults,
  { locale, key }: Place,
): Promise<Answer<typeof listCopyVersions>> {
  const rows = (await CopyVersion.query()
    .alias('version')
    .leftJoin('users as author', 'author.id', 'version.authorId')
    .where('version.locale', locale)
    .whereIn('version.key', namesOf(defaults, key))
    .orderBy('version.id', 'desc')
    .limit(MOST)
    .select('version.*', 'author.username as author')) as (CopyVersion & { author: string | null })[]
  if (rows.length === 0 && !isOnPage(locale, key)) throw new Problem('copy_not_found')
  return {
    versions: rows.map(({ id, value, isDefault, releaseId, createdAt, author }) => ({
      id,
      value,
      isDefault,
      releaseId,
      at: createdAt.toISOString(),
      author,
    })),
  }
}
