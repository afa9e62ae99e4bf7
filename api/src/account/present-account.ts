import type { Account } from '@nila/api/contract'
import type { SecondFactor, User } from '@nila/db'
import { findPendingEmail } from '../auth/account-links/account-link.ts'
import { presentCurrentUser } from '../auth/present-current-user.ts'

/**
 * The own account as its settings show it.
 * @param secondFactor of the session
 */
export const presentAccount = async (user: User, secondFactor?: SecondFactor | null): Promise<Account> => ({
  ...presentCurrentUser(user, secondFactor),
  pendingEmail: await findPendingEmail(user),
  theme: user.theme,
})
