import { type AdminUser, passes } from '@nila/api/contract'
import type { UserWithSessions } from './find-users.ts'

/** A user as administrators see them. */
export const presentUser = (user: UserWithSessions): AdminUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  role: user.role,
  isAdmin: passes('admin', user.role),
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLogin?.toISOString() ?? null,
  suspended: user.suspendedAt !== null,
  secondFactor: user.hasSecondFactor,
  sessions: user.sessions,
})
