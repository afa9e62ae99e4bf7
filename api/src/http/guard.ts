import { type Guard, type ProblemCode, passes } from '@nila/api/contract'
import type { SecondFactor, User } from '@nila/db'
import type { Actor, Context } from './context.ts'
import { Problem } from './problem.ts'

/** What a guard looks at: who has a session, if anybody, and what proved who that is. */
export interface Guarded {
  user?: Pick<User, 'role' | 'hasSecondFactor'>
  secondFactor?: SecondFactor | null
}

/**
 * Whether this session was opened with a second factor that the account still has. Signing in with a password alone is not
 * enough where there is a passkey: it would be worth no more than the password.
 */
const isProvenTwice = ({ user, secondFactor }: Guarded): boolean =>
  secondFactor === 'recovery_link' || (Boolean(secondFactor) && user?.hasSecondFactor === true)

/**
 * Why somebody may not pass a guard, if so: no session, not the role (R22), or no second factor where administrators need one
 * (R11).
 */
export function refusalOf(
  guarded: Guarded,
  guard: Guard,
  adminNeedsSecondFactor: boolean,
): ProblemCode | undefined {
  if (guard === 'public') return undefined
  const { user } = guarded
  const isOpenToAll = guard === 'user'
  if (!user) return isOpenToAll ? 'authentication_required' : 'admin_authentication_required'
  if (!passes(guard, user.role)) return 'admin_forbidden'
  if (!isOpenToAll && adminNeedsSecondFactor && !isProvenTwice(guarded)) return 'second_factor_needed'
  return undefined
}

/** Refuses whoever may not call an endpoint: 401 without a session, else 403. */
export function checkGuard(ctx: Context, guard: Guard, adminNeedsSecondFactor: boolean): void {
  const refusal = refusalOf(ctx.state, guard, adminNeedsSecondFactor)
  if (refusal) throw new Problem(refusal)
}

/**
 * Refuses whoever looks after Nila and wants to change what their second factor is without having shown it: a password alone could
 * replace it, and would be worth both (R11). Who has none yet may set one up.
 */
export function checkMayChangeFactors(ctx: Context, adminNeedsSecondFactor: boolean): void {
  const { user } = ctx.state
  if (!adminNeedsSecondFactor || !user?.hasSecondFactor || !passes('editor', user.role)) return
  if (!isProvenTwice(ctx.state)) throw new Problem('second_factor_needed')
}

/** The signed-in user. Only for handlers behind a guard, or for those that refuse guests. */
export function signedIn(ctx: Context): User {
  if (!ctx.state.user) throw new Problem('authentication_required')
  return ctx.state.user
}

/** The signed-in user as an actor. */
export function actorOf(ctx: Context): Actor {
  const { id, username, role } = signedIn(ctx)
  return { id, username, role }
}
