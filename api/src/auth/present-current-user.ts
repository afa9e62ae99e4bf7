import { type CurrentUser, passes } from '@nila/api/contract'
import type { SecondFactor, User } from '@nila/db'

/**
 * The signed-in user's own account.
 * @param secondFactor of the session: the operator's link is what makes direct access of it
 */
export const presentCurrentUser = (user: User, secondFactor?: SecondFactor | null): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  role: user.role,
  isAdmin: passes('admin', user.role),
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLogin?.toISOString() ?? null,
  locale: user.locale,
  emailVerified: user.emailVerifiedAt !== null,
  secondFactor: user.hasSecondFactor,
  ...(secondFactor === 'recovery_link' && { directAccess: true }),
})
