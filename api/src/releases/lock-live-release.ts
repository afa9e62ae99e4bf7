import { type Knex, LiveRelease } from '@nila/db'

/**
 * Which release is live, to be read and moved by nobody else until the end of the transaction. Whatever changes a state of a release begins
 * with it, so that of two who publish at once the second one sees what the first one did.
 */
export async function lockLiveRelease(trx: Knex.Transaction): Promise<number | null> {
  await LiveRelease.query(trx).insert({ isOnly: true }).onConflict('isOnly').ignore()
  const { releaseId } = await LiveRelease.query(trx).findOne({ isOnly: true }).forUpdate().throwIfNotFound()
  return releaseId
}

/** Makes a release, null the one that came with the product, what visitors see; only by who has locked it. */
export async function moveLiveRelease(trx: Knex.Transaction, releaseId: number | null): Promise<void> {
  await LiveRelease.query(trx)
    .patch({ releaseId, movedAt: LiveRelease.fn.now() as unknown as Date })
    .where({ isOnly: true })
}
