import { type Knex, type SecondFactor, Session } from '@nila/db'
import { hashSessionId } from '../http/load-session.ts'

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
