import type { Body, register } from '@nila/api/contract'
import { fieldProblem } from '@nila/api/contract'
import { transaction, UniqueViolationError, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import { mayMail } from '../mail/may-mail.ts'
import type { Services } from '../services.ts'
import { askToVerify } from './account-links/verify-email.ts'
import { checkPassword } from './check-password.ts'

/** What a unique index says of a name that somebody has. */
export function usernameTaken(error: unknown): unknown {
  const isTaken = error instanceof UniqueViolationError && error.constraint === 'users_username_key'
  return isTaken
    ? new Problem('username_taken', { fields: { username: fieldProblem('username_taken') } })
    : error
}

/**
 * Creates an account of role `user`. Its e-mail address stays unverified, and proves nothing until the link in the welcome mail is
 * followed. Strangers can type in any address: how many such mails it gets an hour is bounded, and the answer does not tell.
 */
export async function registerUser(
  services: Services,
  { username, email, password }: Body<typeof register>,
  address: string,
): Promise<User> {
  const { hasher, config } = services
  checkPassword(password, username, config.passwordMinLength)
  const passwordHash = await hasher.hash(password)
  const isMailed = email !== undefined && (await mayMail(services, email, address))
  return transaction(async (trx) => {
    const user = await User.query(trx)
      .insert({ username, email: email ?? null, passwordHash })
      .returning('*')
      .catch((error: unknown) => {
        throw usernameTaken(error)
      })
    await recordAudit(trx, user, 'account.register', { type: 'user', id: user.id })
    await announceChange(trx, 'users', [user.id])
    if (email !== undefined) await askToVerify(services, trx, user, { email, isMailed }, 'welcome')
    return user
  })
}
