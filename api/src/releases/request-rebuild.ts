import { Release, transaction } from '@nila/db'
import { RELEASE_QUEUE } from '../jobs/start-jobs.ts'
import type { Services } from '../services.ts'
import { announceRelease } from './announce-release.ts'
import { lockLiveRelease } from './lock-live-release.ts'
import { findRelease } from './release-row.ts'

/**
 * Asks for the words that are published on the pages of this build of the product, where what is live was made with another one. It is asked
 * once: what comes to nothing, editors see.
 */
export const requestRebuild = (
  { copyDefaults, jobs }: Pick<Services, 'copyDefaults' | 'jobs'>,
  product: string,
): Promise<void> =>
  transaction(async (trx) => {
    const baseId = await lockLiveRelease(trx)
    if (baseId === null || (await findRelease(baseId, trx)).product === product) return
    const asked = await Release.query(trx)
      .select('id')
      .where({ baseId, product })
      .whereIn('state', ['queued', 'building', 'failed', 'discarded'])
      .whereRaw("changes = '[]'")
      .first()
    if (asked) return
    const { wordsToRebuild } = await import('./words-to-rebuild.ts')
    const { id } = await Release.query(trx).insert({
      snapshot: await wordsToRebuild(trx, copyDefaults),
      changes: [],
      baseId,
      product,
    })
    await jobs.send(trx, RELEASE_QUEUE, [{ id }])
    await announceRelease(trx)
  })
