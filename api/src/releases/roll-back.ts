import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { CopySnapshot } from '@nila/api/contract/copy/snapshot'
import { type Knex, Release, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { applySnapshot } from '../copy/apply-release.ts'
import { noticeAdministrators } from '../copy/notice-administrators.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { announceRelease } from './announce-release.ts'
import { findKept } from './find-kept.ts'
import { lockLiveRelease, moveLiveRelease } from './lock-live-release.ts'
import type { Publisher } from './publish-release.ts'
import { findRelease } from './release-row.ts'

type Parts = Pick<Services, 'copyDefaults' | 'outbox'>

/** What the release that came with the product says beside its own words. */
const ITS_OWN: CopySnapshot = { overrides: {}, settings: {}, states: {} }

/** @param id null is the release that came with the product */
async function goBack(
  trx: Knex.Transaction,
  services: Parts,
  { actor, mayProtected }: Publisher,
  { from, ...release }: { from: number | null; id: number | null; snapshot: unknown },
): Promise<void> {
  const differences = await applySnapshot(trx, services.copyDefaults, release, actor)
  const keys = differences.map(({ key }) => key).filter(isProtected)
  if (keys.length && !mayProtected) throw new Problem('copy_protected')
  await moveLiveRelease(trx, release.id)
  await recordAudit(trx, actor, 'release.roll_back', {
    type: 'release',
    id: release.id,
    details: { from, pieces: differences.length, ...(keys.length && { protected: keys.join(', ') }) },
  })
  if (keys.length) await noticeAdministrators(services, trx, actor, { what: 'rollBack', keys })
  await announceRelease(trx)
}

/** Makes a release that was live before the one that visitors see again, and its words the published ones; drafts stay. */
export const rollBack = (services: Parts, publisher: Publisher, id: number): Promise<void> =>
  transaction(async (trx) => {
    const from = await lockLiveRelease(trx)
    await findRelease(id, trx)
    const isKept = (await findKept(trx)).some((one) => one.id === id)
    if (!isKept) throw new Problem('release_not_found')
    if (from === id) return
    const { snapshot } = await Release.query(trx).select('snapshot').findById(id).throwIfNotFound()
    await goBack(trx, services, publisher, { from, id, snapshot })
  })

/** Makes the site that came with the product the one that visitors see again; drafts stay. */
export const rollBackToProduct = (services: Parts, publisher: Publisher): Promise<void> =>
  transaction(async (trx) => {
    const from = await lockLiveRelease(trx)
    if (from === null) return
    await goBack(trx, services, publisher, { from, id: null, snapshot: ITS_OWN })
  })
