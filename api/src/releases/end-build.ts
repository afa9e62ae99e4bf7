import type { ReleaseProblem } from '@nila/api/contract/releases'
import { type Knex, type PartialModelObject, Release, transaction } from '@nila/db'
import { announceRelease } from './announce-release.ts'
import type { Built } from './build-release.ts'
import { lockLiveRelease, moveLiveRelease } from './lock-live-release.ts'
import { BY_EDITORS, ENDED, findRelease, isRebuild } from './release-row.ts'

/** Whether a release was still being built: a newer request, or an editor, may have ended that. */
async function end(trx: Knex.Transaction, id: number, patch: PartialModelObject<Release>): Promise<boolean> {
  const ended = await Release.query(trx).patch(patch).where({ id, state: 'building' })
  await announceRelease(trx)
  return ended > 0
}

/** A rebuild says what is said already: it goes out by itself, unless other words were published meanwhile. */
async function publishRebuild(trx: Knex.Transaction, id: number, isOutdated: boolean): Promise<void> {
  const now = Release.fn.now() as unknown as Date
  await Release.query(trx)
    .patch(isOutdated ? { state: 'superseded', ...ENDED } : { state: 'published', publishedAt: now })
    .where({ id })
  if (!isOutdated) await moveLiveRelease(trx, id)
}

/** Keeps what was built: it is ready to be looked at and published. */
export const storeBuild = (id: number, product: string, built: Built): Promise<void> =>
  transaction(async (trx) => {
    const live = await lockLiveRelease(trx)
    const now = Release.fn.now() as unknown as Date
    if (!(await end(trx, id, { ...built, product, state: 'ready', builtAt: now }))) return
    const release = await findRelease(id, trx)
    if (isRebuild(release)) await publishRebuild(trx, id, release.baseId !== live)
    else
      await Release.query(trx)
        .patch({ state: 'superseded', ...ENDED })
        .where({ state: 'ready' })
        .whereRaw(BY_EDITORS)
        .where('id', '<', id)
  })

/** Says why it cannot be published. */
export const failBuild = (id: number, problems: ReleaseProblem[]): Promise<void> =>
  transaction(async (trx) => {
    await end(trx, id, { state: 'failed', problems, builtAt: Release.fn.now() as unknown as Date })
  })

/** Leaves a release to another process: this one goes away. */
export const leaveBuild = (id: number): Promise<void> =>
  transaction(async (trx) => {
    await end(trx, id, { state: 'queued', attempts: 0 })
  })
