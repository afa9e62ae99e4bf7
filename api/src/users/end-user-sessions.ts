import { transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { endSessionsElsewhere } from '../auth/sessions/end-sessions.ts'
import type { Actor, State } from '../http/context.ts'
import { announceChange } from '../live/announce-change.ts'
import { checkMayActOn, lockUsers } from './lock-users.ts'

/**
 * Signs a user out everywhere, remembered devices included. Whoever does it to themselves stays signed in where they are.
 * @param here the session in which it is asked for
 */
export const endUserSessions = (
  actor: Actor,
  id: number,
  here: Pick<State, 'sessionId' | 'deviceId'>,
): Promise<void> =>
  transaction(async (trx) => {
    const users = await lockUsers(trx, actor, id)
    checkMayActOn(users)
    await endSessionsElsewhere(trx, id, here)
    await recordAudit(trx, users.actor, 'user.end_sessions', { type: 'user', id })
    await announceChange(trx, 'users', [id])
  })
