import { type Knex, type QueryBuilder, Release } from '@nila/db'
import { Problem } from '../http/problem.ts'

/** All but the archive and the snapshot, which are large. */
const COLUMNS = [
  'id',
  'state',
  'changes',
  'isProtected',
  'baseId',
  'product',
  'problems',
  'archiveHash',
  'pages',
  'attempts',
  'requestedBy',
  'requestedAt',
  'builtAt',
  'publishedBy',
  'publishedAt',
] as const

/** A release as it is read where its archive and its words do not matter. */
export type ReleaseRow = Pick<Release, (typeof COLUMNS)[number]>

export const releaseRows = (trx?: Knex.Transaction): QueryBuilder<Release, Release[]> =>
  Release.query(trx).select(...COLUMNS)

/** What an editor asked for and has not been published, given up or followed by another one. */
export const OPEN = ['queued', 'building', 'ready', 'failed'] as const

/** Whether a release has the words of the one before it, made again because the product is another one. */
export const isRebuild = ({ changes }: Pick<Release, 'changes'>): boolean => changes.length === 0

/** Of those that editors asked for, which have changes; for `whereRaw`. */
export const BY_EDITORS = "changes <> '[]'"

/** What becomes of a release that nobody will publish any more: its archive goes with it. */
export const ENDED = { archive: null, archiveHash: null, assets: [] }

export async function findRelease(id: number, trx?: Knex.Transaction): Promise<ReleaseRow> {
  const row = await releaseRows(trx).findById(id)
  if (!row) throw new Problem('release_not_found')
  return row
}
