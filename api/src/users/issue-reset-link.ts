import { transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { addressOf, createAccountLink } from '../auth/account-links/account-link.ts'
import type { Config } from '../config.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { checkMayActOn, lockUsers } from './lock-users.ts'

/** Makes a link with which a user chooses a new password in whatever browser, for an administrator to hand over. Only its hash is kept. */
export const issueResetLink = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  actor: Actor,
  id: number,
): Promise<{ link: string; expiresAt: Date }> =>
  transaction(async (trx) => {
    const users = await lockUsers(trx, actor, id)
    checkMayActOn(users)
    if (users.user.suspendedAt) throw new Problem('account_suspended')
    const { token, expiresAt } = await createAccountLink(trx, {
      user: users.user,
      email: null,
      purpose: 'reset',
    })
    await recordAudit(trx, users.actor, 'user.issue_reset_link', { type: 'user', id })
    return { link: addressOf(publicUrl, users.user, 'reset', token), expiresAt }
  })
