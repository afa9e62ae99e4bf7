import { createHash, randomBytes } from 'node:crypto'
import { PasskeyChallenge } from '@nila/db'
import { loadWebAuthn } from './web-authn.ts'

/** How long a challenge is good, by the database's clock. */
export const CHALLENGE_MINUTES = 5

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/
const hashOf = (browser: string): string => createHash('sha256').update(browser).digest('hex')

/**
 * Makes a challenge; a browser may have several open, one in each tab.
 * @param browser what this browser keeps as a cookie: what was signed in another is refused
 * @param userId who adds a passkey; null where somebody signs in
 */
export async function giveChallenge(browser: string, userId: number | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await PasskeyChallenge.query().insert({
    challenge,
    browserHash: hashOf(browser),
    userId,
    expiresAt: PasskeyChallenge.raw(`now() + interval '${CHALLENGE_MINUTES} minutes'`),
  })
  return challenge
}

async function challengeIn(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await loadWebAuthn()
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return CHALLENGE.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The challenge that was signed, if it is one of this browser's. It is gone then, whatever else is wrong: of many at once one gets it. */
export async function takeChallenge(
  clientDataJSON: string,
  browser: string | undefined,
  userId: number | null,
): Promise<string | undefined> {
  const challenge = await challengeIn(clientDataJSON)
  if (challenge === undefined || browser === undefined) return undefined
  const taken = await PasskeyChallenge.query()
    .delete()
    .where({ challenge, browserHash: hashOf(browser), userId })
    .where('expiresAt', '>', PasskeyChallenge.fn.now())
  return taken > 0 ? challenge : undefined
}
