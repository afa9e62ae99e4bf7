import { passes } from '@nila/api/contract'
import { type Knex, User } from '@nila/db'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'

/** Who does something to an account, and whose it is, as both are now. */
export interface LockedUsers {
  actor: User
  user: User
}

/**
 * Locks the actor and the user until the transaction ends, in one order, so that two who act on each other wait instead of dead-locking.
 * The actor is read again: of two super-administrators who demote each other at once, the second is none any more.
 */
export async function lockUsers(
  trx: Knex.Transaction,
  { id: actorId }: Actor,
  id: number,
): Promise<LockedUsers> {
  const rows = await User.query(trx).whereIn('id', [actorId, id]).orderBy('id').forUpdate()
  const actor = rows.find((row) => row.id === actorId)
  if (!actor || actor.suspendedAt || !passes('admin', actor.role)) throw new Problem('admin_forbidden')
  const user = rows.find((row) => row.id === id)
  if (!user) throw new Problem('user_not_found')
  return { actor, user }
}

/** Refuses an administrator who acts on somebody else that looks after Nila: only a super-administrator may. */
export function checkMayActOn({ actor, user }: LockedUsers): void {
  const isOther = user.id !== actor.id
  if (isOther && passes('editor', user.role) && !passes('super_admin', actor.role))
    throw new Problem('forbidden')
}
