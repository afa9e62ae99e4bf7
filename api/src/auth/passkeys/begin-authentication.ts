import type { PasskeyRequestOptions } from '@nila/api/contract'
import type { Services } from '../../services.ts'
import { CHALLENGE_MINUTES, giveChallenge } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'

/** What a browser is to ask authenticators. The same for everyone and without a list of passkeys, which would tell who has one. */
export const beginAuthentication = async (
  { config }: Services,
  browser: string,
): Promise<PasskeyRequestOptions> => ({
  rpId: relyingPartyOf(config).expectedRPID,
  challenge: await giveChallenge(browser, null),
  timeout: CHALLENGE_MINUTES * 60_000,
  userVerification: 'required',
})
