import type { SubscriptionRequest } from '@nila/api/contract'
import {
  Avatar,
  ForeignKeyViolationError,
  type Knex,
  Subscription,
  transaction,
  UniqueViolationError,
} from '@nila/db'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import type { Services } from '../services.ts'
import { IS_ACTIVE } from './effective-status.ts'
import { findSubscription, type SubscriptionWithNames } from './find-subscriptions.ts'

/** What the database says of a request that cannot be written. */
function refusalOf(error: unknown): unknown {
  if (error instanceof UniqueViolationError) return new Problem('subscription_open')
  if (error instanceof ForeignKeyViolationError) {
    // The avatar or the account was deleted meanwhile.
    const isAvatar = error.constraint === 'subscriptions_avatar_id_fkey'
    return new Problem(isAvatar ? 'avatar_not_found' : 'authentication_required')
  }
  return error
}

async function checkIsOffered(trx: Knex.Transaction, avatarId: number): Promise<void> {
  const avatar = await Avatar.query(trx).findById(avatarId)
  if (!avatar) throw new Problem('avatar_not_found')
  if (!avatar.isActive) throw new Problem('avatar_unavailable')
}

/** Asks for access to an avatar, which waits until an administrator decides. Of two requests at once the database takes one. */
export async function requestSubscription(
  { limits }: Pick<Services, 'limits'>,
  actor: Actor,
  request: SubscriptionRequest,
): Promise<SubscriptionWithNames> {
  await limits.subscriptionRequests.count(String(actor.id))
  const { avatarId, paymentMethod } = request
  const transactionId = request.paymentMethod === 'upi' ? request.transactionId : null
  return transaction(async (trx) => {
    await checkIsOffered(trx, avatarId)
    const { id } = await Subscription.query(trx)
      .insert({ userId: actor.id, avatarId, paymentMethod, transactionId })
      .returning('id')
      .catch((error: unknown) => {
        throw refusalOf(error)
      })
    // Only now: an approval of an earlier request has let the new one in only once it stood, so that it is seen here.
    const active = await Subscription.query(trx)
      .where({ userId: actor.id, avatarId })
      .whereRaw(IS_ACTIVE)
      .first()
    if (active) throw new Problem('subscription_active')
    await announceChange(trx, 'subscriptions', [id])
    const stored = await findSubscription(id, trx)
    if (!stored) throw new RangeError(`The request ${id} was stored and is not there.`)
    return stored
  })
}
