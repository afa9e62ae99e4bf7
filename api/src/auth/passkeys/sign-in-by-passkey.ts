import type { PasskeyAnswer } from '@nila/api/contract'
import type { User } from '@nila/db'
import { limitKeyOf } from '../../http/client-address.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import type { Origin } from '../origin.ts'
import { recordSignIn } from '../sign-in.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** The user whom a passkey lets in. Suspended users are told so only with their own passkey, as with their password. */
export async function signInByPasskey(
  services: Services,
  answer: PasskeyAnswer,
  browser: string | undefined,
  origin: Origin,
): Promise<User> {
  const { signInFailures } = services.limits
  const client = limitKeyOf(origin.address)
  await signInFailures.check(client)
  const user = await verifyPasskey(services, answer, browser)
  if (!user) {
    await signInFailures.count(client)
    throw new Problem('passkey_sign_in_failed')
  }
  if (user.suspendedAt) throw new Problem('account_suspended')
  return recordSignIn(services, user, origin, 'passkey')
}
