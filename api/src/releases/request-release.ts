import { isProtected } from '@nila/api/contract/copy/protected-keys'
import { Release, transaction } from '@nila/db'
import { findDrafts } from '../copy/find-drafts.ts'
import { publishedWords, withOverrides } from '../copy/published-words.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { RELEASE_QUEUE } from '../jobs/start-jobs.ts'
import type { Services } from '../services.ts'
import { announceRelease } from './announce-release.ts'
import { lockLiveRelease } from './lock-live-release.ts'
import { BY_EDITORS } from './release-row.ts'

/** Asks for a release of what is published with all drafts. @returns its number */
export const requestRelease = (
  { copyDefaults, jobs }: Pick<Services, 'copyDefaults' | 'jobs'>,
  actor: Actor,
): Promise<number> =>
  transaction(async (trx) => {
    const baseId = await lockLiveRelease(trx)
    const changes = await findDrafts(trx, { withProtected: actor.role === 'super_admin' })
    if (changes.length === 0) throw new Problem('nothing_to_publish')
    await Release.query(trx)
      .patch({ state: 'superseded' })
      .whereIn('state', ['queued', 'building', 'failed'])
      .whereRaw(BY_EDITORS)
    const { id } = await Release.query(trx).insert({
      snapshot: withOverrides(await publishedWords(trx, copyDefaults), changes),
      changes,
      isProtected: changes.some(({ key }) => isProtected(key)),
      baseId,
      requestedBy: actor.id,
    })
    await jobs.send(trx, RELEASE_QUEUE, [{ id }])
    await announceRelease(trx)
    return id
  })
