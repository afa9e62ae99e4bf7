import type {
  Answer,
  fixTransactionIds as fixTransactionIdsEndpoint,
  TransactionIdFix,
} from '@nila/api/contract'
import { type Knex, type Subscription, transaction } from '@nila/db'
import { applyWherePossible } from '../audit/apply-where-possible.ts'
import { beginOperation, recordAudits } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { isDatabaseAway } from '../http/database-away.ts'
import { announceChange } from '../live/announce-change.ts'
import { cleanTransactionId } from './clean-transaction-id.ts'
import { findSkipped, lockUnfixed, type Unfixed } from './find-unfixed.ts'

/** Records that are locked and changed together. */
const BATCH = 500
/** The most records that the answer names although there was nothing to do: the newest of them. */
const SKIPPED_LISTED = 500

/** A record whose transaction id is to be changed. */
interface Fix {
  id: number
  version: number
  before: string | null
  after: string
  action: 'fixed_existing' | 'added_recovery'
  details: { username: string; avatar: string }
}

const recoveryId = (id: number): string =>
  `RECOVERY-${id}-${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`

/** What is to become of a record; undefined where its id says something that is no transaction id, which only a person can read. */
function fixOf({ id, version, transactionId, username, avatarName }: Unfixed): Fix | undefined {
  const fix = { id, version, before: transactionId, details: { username, avatar: avatarName } }
  if (!transactionId?.trim()) return { ...fix, after: recoveryId(id), action: 'added_recovery' }
  const after = cleanTransactionId(transactionId)
  return after === undefined ? undefined : { ...fix, after, action: 'fixed_existing' }
}

/** Gives records their new ids; gives those for which the database took them. */
const apply = (trx: Knex.Transaction, fixes: Fix[]): Promise<Fix[]> =>
  applyWherePossible(
    trx,
    fixes,
    async (savepoint, some) => {
      await savepoint.raw(
        `update subscriptions set transaction_id = fix.after, version = version + 1
         from unnest(?::int[], ?::text[]) as fix (id, after) where subscriptions.id = fix.id`,
        [some.map(({ id }) => id), some.map(({ after }) => after)],
      )
      return some
    },
    (error) => !isDatabaseAway(error),
  )

/** Writes down what was changed under the operation; begins one where there is none yet. */
async function writeDown(
  trx: Knex.Transaction,
  actor: Actor,
  fixes: Fix[],
  begun: number | null,
): Promise<number | null> {
  if (!fixes.length) return begun
  const operationId = begun ?? (await beginOperation(trx))
  await recordAudits(
    trx,
    actor,
    'subscription.fix_transaction_id',
    fixes.map(({ id, version, before, after, details }) => ({
      type: 'subscription',
      id,
      details,
      before: { transactionId: before, version },
      after: { transactionId: after, version: version + 1 },
    })),
    { operationId },
  )
  await announceChange(
    trx,
    'subscriptions',
    fixes.map(({ id }) => id),
  )
  return operationId
}

/** Fixes the next records behind `after`, in the order of their ids; `last` is where to go on, null where there are none left. */
const fixNext = (actor: Actor, after: number, begun: number | null) =>
  transaction(async (trx) => {
    const candidates = await lockUnfixed(trx, after, BATCH)
    const fixes = candidates.flatMap((candidate) => fixOf(candidate) ?? [])
    const done = await apply(trx, fixes)
    const operationId = await writeDown(trx, actor, done, begun)
    const fixById = new Map(done.map((fix) => [fix.id, fix]))
    const results = candidates.map(({ id, transactionId }): TransactionIdFix => {
      const fix = fixById.get(id)
      return fix
        ? { subscriptionId: id, success: true, action: fix.action, transactionId: fix.after }
        : { subscriptionId: id, success: false, action: 'error', transactionId }
    })
    const last = candidates.length === BATCH ? (candidates.at(-1)?.id ?? null) : null
    return { results, operationId, last }
  })

const presentSkipped = ({ id, transactionId }: Subscription): TransactionIdFix => ({
  subscriptionId: id,
  success: true,
  action: 'skipped',
  transactionId,
})

/**
 * Brings transaction ids into shape and gives records without one a recovery id. What fails is told and stays; the rest goes on. All that
 * is changed is one operation, which can be undone, done in batches, so that no record is locked for long.
 */
export async function fixTransactionIds(actor: Actor): Promise<Answer<typeof fixTransactionIdsEndpoint>> {
  const skipped = await findSkipped(SKIPPED_LISTED)
  const results: TransactionIdFix[] = []
  let operationId: number | null = null
  for (let after: number | null = 0; after !== null; ) {
    const batch = await fixNext(actor, after, operationId)
    for (const result of batch.results) results.push(result)
    operationId = batch.operationId
    after = batch.last
  }
  const count = (action: TransactionIdFix['action']) =>
    results.filter((result) => result.action === action).length
  return {
    message:
      `Transaction IDs: ${count('fixed_existing')} fixed, ${count('added_recovery')} recovered, ` +
      `${skipped.count} skipped, ${count('error')} failed.`,
    results: [...results, ...skipped.newest.map(presentSkipped)],
    operationId,
  }
}
