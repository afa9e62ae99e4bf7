import { setTimeout } from 'node:timers/promises'
import { type Knex, transaction, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { limitKeyOf } from '../../http/client-address.ts'
import { mayMail } from '../../mail/may-mail.ts'
import type { Services } from '../../services.ts'
import { findAccount } from '../find-account.ts'
import { addressOf, createAccountLink, LIFE } from './account-link.ts'

/** What is said to everybody who asks for a link, whether there is such an account or not. */
export const SENT =
  'If there is an account with that name and an e-mail address, a message with a link and a code is on its way. It works for 10 minutes.'

/** How long an answer takes at least (milliseconds): finding nobody must not be quicker than writing to somebody (R6). */
const LEAST = 200

interface LinkRequest {
  username: string
  address: string
  purpose: 'sign_in' | 'reset'
  browser?: string
}

/** Writes the mail of a link, in the transaction that makes the link. */
async function mailLink(
  { config, outbox }: Services,
  trx: Knex.Transaction,
  user: User,
  email: string,
  { purpose, browser }: LinkRequest,
): Promise<void> {
  const link = { user, email, purpose, ...(browser !== undefined && { browser }) }
  const { token, code, expiresAt } = await createAccountLink(trx, link)
  await outbox.queue(trx, {
    to: email,
    locale: user.locale,
    expiresAt,
    mail: {
      name: purpose === 'sign_in' ? 'signInLink' : 'passwordReset',
      values: { username: user.username, minutes: LIFE[purpose] },
      secrets: { link: addressOf(config.publicUrl, user, purpose, token), code },
    },
  })
  await recordAudit(trx, user, purpose === 'sign_in' ? 'account.request_link' : 'account.request_reset', {
    type: 'user',
    id: user.id,
  })
}

/** Mails a link and a code to the account of a name, to its own address and no other; does nothing, as quietly, where there is none. */
export async function requestLink(services: Services, request: LinkRequest): Promise<void> {
  await services.limits.linkRequests.count(limitKeyOf(request.address))
  const wait = setTimeout(LEAST)
  const user = await findAccount(request.username)
  const email = user?.email
  if (user && email && !user.suspendedAt && (await mayMail(services, email, request.address))) {
    await transaction(async (trx) => {
      // As it is now, and until the link stands: one to an address that the account is just leaving would outlive the change.
      const current = await User.query(trx).findOne({ id: user.id, email, suspendedAt: null }).forShare()
      if (current) await mailLink(services, trx, current, email, request)
    })
  }
  await wait
}
