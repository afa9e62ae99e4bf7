import { fieldOf } from '@nila/api/contract/copy/fields'
import { Release, transaction } from '@nila/db'
import { type Override, overridesOf, publishedWords, withOverrides } from '../copy/published-words.ts'
import { RELEASE_QUEUE } from '../jobs/start-jobs.ts'
import type { Services } from '../services.ts'
import { announceRelease } from './announce-release.ts'
import { lockLiveRelease } from './lock-live-release.ts'
import { findRelease } from './release-row.ts'

/** Words that this version of the product could not show; they stay where they are kept. */
const isObsolete = ({ key, value }: Override): boolean =>
  fieldOf(key)?.schema.safeParse(value).success === false

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
    const words = await publishedWords(trx, copyDefaults)
    const obsolete = overridesOf(words).filter(isObsolete)
    const { id } = await Release.query(trx).insert({
      snapshot: withOverrides(
        words,
        obsolete.map((one) => ({ ...one, isDefault: true })),
      ),
      changes: [],
      baseId,
      product,
    })
    await jobs.send(trx, RELEASE_QUEUE, [{ id }])
    await announceRelease(trx)
  })
