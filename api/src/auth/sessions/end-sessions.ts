import { type Knex, RememberedDevice, Session, transaction } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Actor, State } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'

/** Ends a session of one's own and forgets its device; those of others are not there (R25). */
export const endSessionOf = (actor: Actor, id: number): Promise<void> =>
  transaction(async (trx) => {
    const session = await Session.query(trx).delete().where({ id, userId: actor.id }).returning('*').first()
    if (!session) throw new Problem('session_not_found')
    if (session.deviceId !== null) await RememberedDevice.query(trx).deleteById(session.deviceId)
    await recordAudit(trx, actor, 'session.end', { type: 'session', id })
  })

/** Where a user is now: the session and the device that stay. */
type Here = Pick<State, 'sessionId' | 'deviceId'>

/** Ends every session of a user and forgets every device, save where they are now. */
export async function endSessionsElsewhere(
  trx: Knex.Transaction,
  userId: number,
  { sessionId, deviceId }: Here = {},
): Promise<void> {
  const devices = RememberedDevice.query(trx).delete().where({ userId })
  if (deviceId != null) devices.whereNot({ id: deviceId })
  await devices
  const sessions = Session.query(trx).delete().where({ userId })
  if (sessionId !== undefined) sessions.whereNot({ id: sessionId })
  await sessions
}

/** Signs out everywhere but here. */
export const endOtherSessions = (actor: Actor, here: Here): Promise<void> =>
  transaction(async (trx) => {
    await endSessionsElsewhere(trx, actor.id, here)
    await recordAudit(trx, actor, 'session.end_others', { type: 'user', id: actor.id })
  })
