import type { Login } from '@nila/api/contract'
import type { LoginAttempt } from '@nila/db'

/** One attempt to sign in. */
export const presentLogin = (attempt: LoginAttempt): Login => ({
  id: attempt.id,
  at: attempt.at.toISOString(),
  ip: attempt.ip,
  browser: attempt.browser,
  country: attempt.country,
  outcome: attempt.outcome,
})
