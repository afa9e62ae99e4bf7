import { isProtected } from '@nila/api/contract/copy/protected-keys'
import { type Knex, Release, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { applyChanges } from '../copy/apply-release.ts'
import { noticeAdministrators } from '../copy/notice-administrators.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { announceRelease } from './announce-release.ts'
import { lockLiveRelease, moveLiveRelease } from './lock-live-release.ts'
import { BY_EDITORS, ENDED, findRelease, OPEN, type ReleaseRow } from './release-row.ts'

export interface Publisher {
  actor: Actor
  /** Whether they may say other words about money, law and signing in: a super-administrator who has just shown who they are. */
  mayProtected: boolean
}

/** Refuses what cannot be published, under the lock. @returns whether it is live already */
function isLiveAlready(release: ReleaseRow, live: number | null, { mayProtected }: Publisher): boolean {
  if (release.state === 'published' && live === release.id) return true
  if (release.state !== 'ready') throw new Problem('release_not_ready')
  if (release.baseId !== live) throw new Problem('release_outdated')
  if (release.isProtected && !mayProtected) throw new Problem('copy_protected')
  return false
}

/** What was asked for before it has nothing left to be published. */
const endOlder = (trx: Knex.Transaction, id: number) =>
  Release.query(trx)
    .patch({ state: 'superseded', ...ENDED })
    .whereIn('state', OPEN)
    .whereRaw(BY_EDITORS)
    .where('id', '<', id)

/** Makes a release that is ready the one that all visitors see, and its words the published ones. */
export const publishRelease = (
  services: Pick<Services, 'copyDefaults' | 'outbox'>,
  publisher: Publisher,
  id: number,
): Promise<void> =>
  transaction(async (trx) => {
    const { actor } = publisher
    const live = await lockLiveRelease(trx)
    const release = await findRelease(id, trx)
    if (isLiveAlready(release, live, publisher)) return
    await applyChanges(trx, services.copyDefaults, release)
    await Release.query(trx)
      .patch({ state: 'published', publishedAt: Release.fn.now() as unknown as Date, publishedBy: actor.id })
      .where({ id })
    await endOlder(trx, id)
    await moveLiveRelease(trx, id)
    const keys = release.changes.map(({ key }) => key).filter(isProtected)
    await recordAudit(trx, actor, 'release.publish', {
      type: 'release',
      id,
      details: { pieces: release.changes.length, ...(keys.length && { protected: keys.join(', ') }) },
    })
    if (keys.length) await noticeAdministrators(services, trx, actor, { what: 'publish', keys })
    await announceRelease(trx)
  })
