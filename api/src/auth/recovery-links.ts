import { createHash, randomBytes } from 'node:crypto'
import type { Body, redeemRecoveryLink as redeemEndpoint } from '@nila/api/contract'
import { type Knex, RecoveryLink, transaction, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { checkPassword } from './check-password.ts'
import { usernameTaken } from './register-user.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a one-time link, good for ten minutes, that creates an administrator. Whoever can run commands on the server
 * may print one; the token stands behind `#`, so that it reaches no server's log.
 */
export async function createRecoveryLink(
  config: Pick<Config, 'publicUrl' | 'adminUsername'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await RecoveryLink.query().insert({
    tokenHash: hashOf(token),
    // The database's clock decides, so that two servers agree.
    expiresAt: RecoveryLink.raw("now() + interval '10 minutes'"),
  })
  const fragment = new URLSearchParams({ t: token, username: config.adminUsername })
  return `${config.publicUrl}/nila-admin#${fragment}`
}

/** The link of a token, as long as it was not used and is not too old. */
const openLinks = (token: string, trx?: Knex.Transaction) =>
  RecoveryLink.query(trx)
    .where({ tokenHash: hashOf(token), usedAt: null })
    .where('expiresAt', '>', RecoveryLink.fn.now())

/** Creates the administrator that a link stands for. A refusal leaves the link unused. */
export async function redeemRecoveryLink(
  { hasher, config }: Services,
  { token, username, password }: Body<typeof redeemEndpoint>,
): Promise<User> {
  // Looked at before anything costly: whoever has no link must not keep the password hasher busy.
  if (!(await openLinks(token).first())) throw new Problem('invalid_or_expired')
  checkPassword(password, username, config.passwordMinLength)
  const passwordHash = await hasher.hash(password)
  return transaction(async (trx) => {
    const used = await openLinks(token, trx).patch({ usedAt: RecoveryLink.fn.now() })
    if (!used) throw new Problem('invalid_or_expired')
    const user = await User.query(trx)
      .insert({ username, passwordHash, role: 'super_admin' })
      .returning('*')
      .catch((error: unknown) => {
        throw usernameTaken(error)
      })
    await recordAudit(trx, user, 'administrator.create', { type: 'user', id: user.id })
    return user
  })
}
