import { type Knex, LiveRelease, Release, ReleaseAsset, transaction } from '@nila/db'
import { type Jobs, RELEASE_QUEUE } from '../jobs/start-jobs.ts'
import { findKept } from './find-kept.ts'
import { findReadyRelease } from './find-live-release.ts'
import { lockLiveRelease } from './lock-live-release.ts'
import type { PackName } from './pack-files.ts'
import { ENDED, isRebuild, OPEN, releaseRows } from './release-row.ts'

/** How long files of earlier builds of the product, and releases that came to nothing, are kept. */
const KEPT_DAYS = 7
const aged = (trx: Knex.Transaction) => trx.raw('now() - make_interval(days => ?)', [KEPT_DAYS])

/** Releases that no job is left for: the queue has given them up. */
async function endStranded(trx: Knex.Transaction, jobs: Jobs): Promise<void> {
  const stranded = await releaseRows(trx)
    .whereIn('state', ['queued', 'building'])
    .whereNotIn('id', await jobs.pendingIds(trx, RELEASE_QUEUE))
  for (const release of stranded) {
    const lost = { code: 'builder_lost', detail: 'No server was there to build these pages.' }
    await Release.query(trx)
      .patch(isRebuild(release) ? { state: 'superseded' } : { state: 'failed', problems: [lost] })
      .where({ id: release.id })
  }
}

/** Removes the archives of releases that nobody can go back to, and files that only those needed. */
export const sweepReleases = (jobs: Jobs): Promise<void> =>
  transaction(async (trx) => {
    // Nobody goes back to a release whose archive is just going.
    const live = await lockLiveRelease(trx)
    await endStranded(trx, jobs)
    const kept = (await findKept(trx)).map(({ id }) => id)
    await Release.query(trx)
      .patch(ENDED)
      .where({ state: 'published' })
      .whereNotNull('archiveHash')
      .whereNotIn('id', [...kept, live ?? 0])
    await Release.query(trx)
      .delete()
      .whereNotIn('state', [...OPEN.filter((state) => state !== 'failed'), 'published'])
      .where('requestedAt', '<', aged(trx))
    await ReleaseAsset.query(trx)
      .delete()
      .where('neededAt', '<', aged(trx))
      .whereRaw('path <> all (select unnest(assets) from releases)')
  })

/** The archives that an instance may be asked for at once. */
export async function findKeptPacks(): Promise<PackName[]> {
  const [kept, ready, pointer] = await Promise.all([
    findKept(),
    findReadyRelease(),
    LiveRelease.query().first(),
  ])
  const live = pointer?.releaseId
    ? await Release.query().select('id', 'archiveHash').findById(pointer.releaseId)
    : undefined
  return [...kept, ready, live].filter((one): one is PackName => Boolean(one?.archiveHash))
}
