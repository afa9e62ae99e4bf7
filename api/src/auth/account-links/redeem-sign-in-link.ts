import type { Body, redeemSignInLink as redeemEndpoint } from '@nila/api/contract'
import { type AccountLink, transaction, User } from '@nila/db'
import { limitKeyOf } from '../../http/client-address.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { findAccount } from '../find-account.ts'
import type { Origin } from '../origin.ts'
import { recordSignIn, type SignedIn } from '../sign-in.ts'
import { checkSecondFactor } from '../totp/check-second-factor.ts'
import { consume, findByCode, findByToken, isOfBrowser } from './account-link.ts'

/** The link of a code, for whom it was made. Unknown names, wrong codes and dead links are refused alike. */
export async function linkOfCode(
  services: Services,
  purpose: 'sign_in' | 'reset',
  { username, code }: { username: string; code: string },
  address: string,
): Promise<AccountLink> {
  const user = await findAccount(username)
  const typed = user && { userId: user.id, code, client: limitKeyOf(address) }
  const link = typed && (await findByCode(services, purpose, typed))
  if (!link) throw new Problem('invalid_or_expired')
  return link
}

async function linkOfToken(token: string, browser: string | undefined): Promise<AccountLink> {
  const link = await findByToken('sign_in', token)
  if (!link) throw new Problem('invalid_or_expired')
  // Whoever sees the mail on its way has the link, but not the browser that asked (R8).
  if (!isOfBrowser(link, browser)) throw new Problem('other_browser')
  return link
}

/**
 * Who is let in by a sign-in link or its code, with the second factor where the account has one. Uses the link up: of many at once,
 * one gets in. A missing or wrong second factor leaves it unused.
 * @param browser what the browser keeps since it asked for the link
 */
export async function redeemSignInLink(
  services: Services,
  body: Body<typeof redeemEndpoint>,
  browser: string | undefined,
  origin: Origin,
): Promise<SignedIn> {
  const link =
    'token' in body
      ? await linkOfToken(body.token, browser)
      : await linkOfCode(services, 'sign_in', body, origin.address)
  const user = await User.query().findById(link.userId).throwIfNotFound()
  if (user.suspendedAt) throw new Problem('account_suspended')
  const secondFactor = await checkSecondFactor(services, user, body.totp, origin)
  await transaction(async (trx) => {
    if (!(await consume(trx, link))) throw new Problem('invalid_or_expired')
  })
  return { user: await recordSignIn(services, user, origin, secondFactor), secondFactor }
}
