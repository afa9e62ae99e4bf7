import { createHash, randomBytes } from 'node:crypto'
import type { Body, redeemRecoveryLink as redeemEndpoint } from '@nila/api/contract'
import { type Knex, RecoveryLink, transaction, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { checkPassword } from './check-password.ts'
import type { Origin } from './origin.ts'
import { recoverAdministrator } from './recover-administrator.ts'
import { usernameTaken } from './register-user.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Keeps the hash of a new token for ten minutes, and gives the token. */
async function createToken(userId: number | null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await RecoveryLink.query().insert({
    userId,
    tokenHash: hashOf(token),
    // The database's clock decides, so that two servers agree.
    expiresAt: RecoveryLink.raw("now() + interval '10 minutes'"),
  })
  return token
}

/** The token stands behind `#`, so that it reaches no server's log. */
const linkOf = (publicUrl: string, fragment: Record<string, string>): string =>
  `${publicUrl}/nila-admin#${new URLSearchParams(fragment)}`

/** Makes a one-time link, good for ten minutes, that creates an administrator. Whoever can run commands on the server may print one. */
export const createAdministratorLink = async ({
  publicUrl,
  adminUsername,
}: Pick<Config, 'publicUrl' | 'adminUsername'>): Promise<string> =>
  linkOf(publicUrl, { t: await createToken(null), username: adminUsername })

/** Makes one that lets in the administrator whom it is made for. */
export const createRecoveryLink = async (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id }: Pick<User, 'id'>,
): Promise<string> => linkOf(publicUrl, { t: await createToken(id) })

/** The link of a token, as long as it was not used and is not too old. */
const openLinks = (token: string, trx?: Knex.Transaction) =>
  RecoveryLink.query(trx)
    .where({ tokenHash: hashOf(token), usedAt: null })
    .where('expiresAt', '>', RecoveryLink.fn.now())

interface NewAdministrator {
  token: string
  username: string
  password: string
}

/** Creates the administrator that a link stands for. A refusal leaves the link unused. */
async function createAdministrator(
  { hasher, config }: Services,
  { token, username, password }: NewAdministrator,
): Promise<User> {
  // Looked at before anything costly: whoever has no link must not keep the password hasher busy.
  if (!(await openLinks(token).where({ userId: null }).first())) throw new Problem('invalid_or_expired')
  checkPassword(password, username, config.passwordMinLength)
  const passwordHash = await hasher.hash(password)
  return transaction(async (trx) => {
    const used = await openLinks(token, trx).where({ userId: null }).patch({ usedAt: RecoveryLink.fn.now() })
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

/** Lets the administrator in whom a link was made for. */
const recover = (services: Services, token: string, origin: Origin): Promise<User> =>
  transaction(async (trx) => {
    const link = await openLinks(token, trx)
      .whereNotNull('userId')
      .patch({ usedAt: RecoveryLink.fn.now() })
      .returning('*')
      .first()
    if (!link?.userId) throw new Problem('invalid_or_expired')
    return recoverAdministrator(services, trx, link.userId, origin)
  })

/** Spends the operator's link for what it was made for, and nothing else. Of many at once, one gets in. */
export async function redeemRecoveryLink(
  services: Services,
  { token, username, password }: Body<typeof redeemEndpoint>,
  origin: Origin,
): Promise<{ user: User; isRecovery: boolean }> {
  const isRecovery = username === undefined || password === undefined
  const user = isRecovery
    ? await recover(services, token, origin)
    : await createAdministrator(services, { token, username, password })
  return { user, isRecovery }
}
