import { Session, transaction, type User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { limitKeyOf } from '../http/client-address.ts'
import { hashSessionId } from '../http/load-session.ts'
import { invalidField } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { guessKeyOf } from './sign-in.ts'

/**
 * Takes the password once more, and opens what cannot be undone to this session for ten minutes (R26). Wrong ones count
 * like guesses at the sign-in form: whoever finds a browser open must not try out passwords here.
 */
export async function reauthenticate(
  { hasher, limits }: Services,
  { user, sessionKey }: { user: User; sessionKey: string },
  password: string,
  address: string,
): Promise<void> {
  const key = guessKeyOf(user, limitKeyOf(address))
  await limits.signInAttempts.count(key)
  if (!(await hasher.verify(password, user.passwordHash))) throw invalidField('password', 'password_wrong')
  await limits.signInAttempts.forget(key)
  await transaction(async (trx) => {
    await Session.query(trx)
      .patch({ reauthenticatedAt: Session.fn.now() })
      .where({ sid: hashSessionId(sessionKey) })
    await recordAudit(trx, user, 'account.reauthenticate', { type: 'user', id: user.id })
  })
}
