import type { Role } from '@nila/api/contract/accounts'
import type { AdminUser } from '@nila/api/contract/users'
import type { Identifier } from 'react-admin'

/** Who is signed in, as far as it decides what they may do to an account. */
export interface Administrator {
  id: Identifier
  role: Role
}

export interface Permissions {
  endSessions: boolean
  issueResetLink: boolean
  changeRole: boolean
  suspend: boolean
}

/** What an administrator may do to an account; the API decides it again. Accounts of those who look after Nila are a super-admin's. */
export function permissionsOf({ id, role }: Administrator, user: AdminUser): Permissions {
  const isOwn = id === user.id
  const isSuperAdmin = role === 'super_admin'
  const mayAct = isOwn || isSuperAdmin || user.role === 'user'
  return {
    endSessions: mayAct,
    issueResetLink: mayAct && !user.suspended,
    changeRole: isSuperAdmin && !isOwn,
    suspend: isSuperAdmin && !isOwn,
  }
}
