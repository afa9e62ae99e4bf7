import { verifySync } from 'otplib'

/** Seconds that a code is shown, and how far a clock may be off: one step to either side (RFC 6238, section 5.2). */
const PERIOD = 30
const DIGITS = /^\d{6}$/

/** Whether what was typed can be a code of an authenticator app at all. */
export const isAppCode = (typed: string): boolean => DIGITS.test(typed)

/**
 * The time step whose code was typed; undefined where it is none of now and around.
 * @param secret in base32
 * @param now seconds since 1970
 */
export function findStep(
  secret: string,
  typed: string,
  now = Math.floor(Date.now() / 1000),
): number | undefined {
  if (!isAppCode(typed)) return undefined
  const result = verifySync({ secret, token: typed, period: PERIOD, epochTolerance: PERIOD, epoch: now })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
