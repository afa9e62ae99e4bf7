import { KEPT_RELEASES } from '@nila/api/contract/releases'
import type { Knex } from '@nila/db'
import { type ReleaseRow, releaseRows } from './release-row.ts'

/** The releases that can be gone back to, those first that were published last. */
export const findKept = async (trx?: Knex.Transaction): Promise<ReleaseRow[]> =>
  releaseRows(trx)
    .where({ state: 'published' })
    .whereNotNull('archiveHash')
    .orderBy([
      { column: 'publishedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(KEPT_RELEASES)
