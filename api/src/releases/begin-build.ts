import { type Knex, Release, transaction } from '@nila/db'
import { type Jobs, RELEASE_QUEUE } from '../jobs/start-jobs.ts'
import { announceRelease } from './announce-release.ts'
import { lockLiveRelease } from './lock-live-release.ts'
import { isRebuild } from './release-row.ts'

/** How often a release may take its builder with it. */
const MOST_ATTEMPTS = 2

const LOST = {
  code: 'builder_lost',
  detail: `The server ended ${MOST_ATTEMPTS} times while it built these pages.`,
} as const

/** Whether another release is being built; one whose builder died without a word goes back to the queue. */
async function isBuilding(trx: Knex.Transaction, jobs: Jobs, id: number): Promise<boolean> {
  const other = await Release.query(trx).select('id').where({ state: 'building' }).whereNot({ id }).first()
  if (!other) return false
  if (await jobs.isActive(trx, RELEASE_QUEUE, other.id)) return true
  await other.$query(trx).patch({ state: 'queued' })
  return false
}

/**
 * Takes a release out of the queue to build it. Its job is given to one process at a time: a release that is being built already has lost
 * its builder.
 * @param product the build of the product that it would be made with
 * @returns the release; `later` while another one is being built; `over` where there is nothing to do
 */
export const beginBuild = (jobs: Jobs, id: number, product: string): Promise<Release | 'later' | 'over'> =>
  transaction(async (trx) => {
    await lockLiveRelease(trx)
    const release = await Release.query(trx)
      .select('id', 'state', 'snapshot', 'changes', 'product', 'attempts')
      .findById(id)
    if (release?.state !== 'queued' && release?.state !== 'building') return 'over'
    if (isRebuild(release) && release.product !== product) return 'later'
    if (await isBuilding(trx, jobs, id)) return 'later'
    const { attempts } = release
    const isLost = attempts >= MOST_ATTEMPTS
    await release
      .$query(trx)
      .patch(isLost ? { state: 'failed', problems: [LOST] } : { state: 'building', attempts: attempts + 1 })
    await announceRelease(trx)
    return isLost ? 'over' : release
  })
