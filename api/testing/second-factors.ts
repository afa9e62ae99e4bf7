import {
  beginPasskeyAuthentication,
  beginPasskeyRegistration,
  beginTotp,
  confirmTotp,
  finishPasskeyRegistration,
  reauthenticate,
} from '@nila/api/contract'
import { PasskeyChallenge, Totp } from '@nila/db'
import { generateSync } from 'otplib'
import { PASSWORD } from './accounts.ts'
import type { Agent } from './agent.ts'
import { createAuthenticator, type Deviation } from './authenticator.ts'

/** Gives the password again. */
export const confirmPassword = (agent: Agent): Promise<undefined> =>
  agent.call(reauthenticate, { body: { password: PASSWORD } })

/** Adds a passkey to the account that `agent` is signed in to. */
export async function addPasskey(agent: Agent, origin: string) {
  const authenticator = createAuthenticator(origin)
  await confirmPassword(agent)
  const options = await agent.call(beginPasskeyRegistration, { body: {} })
  const passkey = await agent.call(finishPasskeyRegistration, { body: authenticator.create(options) })
  return { authenticator, passkey }
}

/** What an authenticator answers to a challenge that it is given in this browser. */
export async function answerOf(
  agent: Agent,
  authenticator: ReturnType<typeof createAuthenticator>,
  over: Deviation = {},
) {
  return authenticator.get(await agent.call(beginPasskeyAuthentication, { body: {} }), over)
}

/** The code that an app shows, or will show some steps of thirty seconds from now. */
export const codeOf = (secret: string, stepsAhead = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 })

/** Sets up an authenticator app for the account that `agent` is signed in to, as if that were a while ago. */
export async function addTotp(agent: Agent) {
  await confirmPassword(agent)
  const { secret } = await agent.call(beginTotp, { body: {} })
  const { recoveryCodes } = await agent.call(confirmTotp, { body: { totp: codeOf(secret) } })
  await forgetSteps()
  return { secret, recoveryCodes }
}

/** Lets the codes that were used be used again, as time does with new ones. */
export const forgetSteps = async (): Promise<void> => {
  await Totp.query().patch({ lastStep: 0 })
}

/** Does something so many times at once. */
export const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))

/** Makes every challenge as old as one that is no longer good. */
export const expireChallenges = async (): Promise<void> => {
  await PasskeyChallenge.query().patch({
    expiresAt: PasskeyChallenge.raw("expires_at - interval '5 minutes'"),
  })
}
