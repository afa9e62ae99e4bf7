import type { Guard } from '@nila/api/contract'
import type { User } from '@nila/db'
import type { Actor, Context } from './context.ts'
import { Problem } from './problem.ts'

const ADMITTED: Record<Exclude<Guard, 'public'>, ReadonlySet<User['role']>> = {
  user: new Set(['user', 'editor', 'admin', 'super_admin']),
  editor: new Set(['editor', 'admin', 'super_admin']),
  admin: new Set(['admin', 'super_admin']),
  super_admin: new Set(['super_admin']),
}

/** Whether a role passes a guard. A username never grants anything. */
export const passes = (guard: Guard, role: User['role']): boolean =>
  guard === 'public' || ADMITTED[guard].has(role)

/**
 * Whether this session was opened with a second factor that the account still has. Signing in with a password alone is not
 * enough where there is a passkey: it would be worth no more than the password.
 */
const isProvenTwice = ({ state: { user, secondFactor } }: Context): boolean =>
  secondFactor === 'recovery_link' || (Boolean(secondFactor) && user?.hasSecondFactor === true)

/**
 * Refuses whoever may not call an endpoint: 401 without a session, 403 without the role (R22), or without a second factor where
 * administrators need one (R11).
 */
export function checkGuard(ctx: Context, guard: Guard, adminNeedsSecondFactor: boolean): void {
  if (guard === 'public') return
  const { user } = ctx.state
  const isOpenToAll = guard === 'user'
  if (!user) throw new Problem(isOpenToAll ? 'authentication_required' : 'admin_authentication_required')
  if (!passes(guard, user.role)) throw new Problem('admin_forbidden')
  if (!isOpenToAll && adminNeedsSecondFactor && !isProvenTwice(ctx)) throw new Problem('second_factor_needed')
}

/**
 * Refuses whoever looks after Nila and wants to change what their second factor is without having shown it: a password alone could
 * replace it, and would be worth both (R11). Who has none yet may set one up.
 */
export function checkMayChangeFactors(ctx: Context, adminNeedsSecondFactor: boolean): void {
  const { user } = ctx.state
  if (!adminNeedsSecondFactor || !user?.hasSecondFactor || !passes('editor', user.role)) return
  if (!isProvenTwice(ctx)) throw new Problem('second_factor_needed')
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
