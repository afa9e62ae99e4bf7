import { type Knex, type SecondFactor, Session } from '@nila/db'
import type { Context } from '../http/context.ts'
import { hashSessionId } from '../http/load-session.ts'

/** The session that changes what its account is protected by, and the address that the request came from. */
export interface Asker {
  sessionKey: string | undefined
  address: string
}

export const askerOf = (ctx: Context): Asker => ({ sessionKey: ctx.state.sessionKey, address: ctx.ip })

/** Remembers that whoever has this session has just shown a second factor; what opened the session stays said. */
export async function proveSecondFactor(
  trx: Knex.Transaction,
  sessionKey: string | undefined,
  secondFactor: SecondFactor,
): Promise<void> {
  if (sessionKey === undefined) return
  await Session.query(trx)
    .patch({ secondFactor })
    .where({ sid: hashSessionId(sessionKey), secondFactor: null })
}

/**
 * Takes back what sessions elsewhere have shown with a factor that was just removed: whoever opened them with it, perhaps because it
 * was stolen, shows another one first.
 */
export async function forgetSecondFactor(
  trx: Knex.Transaction,
  userId: number,
  factors: SecondFactor[],
  sessionKey: string | undefined,
): Promise<void> {
  const elsewhere = Session.query(trx)
    .patch({ secondFactor: null, reauthenticatedAt: null })
    .where({ userId })
    .whereIn('secondFactor', factors)
  if (sessionKey !== undefined) elsewhere.whereNot({ sid: hashSessionId(sessionKey) })
  await elsewhere
}
