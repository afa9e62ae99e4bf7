import { Release, transaction } from '@nila/db'
import { Problem } from '../http/problem.ts'
import { announceRelease } from './announce-release.ts'
import { lockLiveRelease } from './lock-live-release.ts'
import { ENDED, findRelease, OPEN } from './release-row.ts'

/** Lets go of a release that was not published; the drafts stay. A repeat changes nothing. */
export const discardRelease = (id: number): Promise<void> =>
  transaction(async (trx) => {
    await lockLiveRelease(trx)
    const { state } = await findRelease(id, trx)
    if (state === 'published') throw new Problem('release_not_ready')
    await Release.query(trx)
      .patch({ state: 'discarded', ...ENDED })
      .where({ id })
      .whereIn('state', OPEN)
    await announceRelease(trx)
  })
