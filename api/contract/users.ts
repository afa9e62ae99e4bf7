import { z } from 'zod'
import { Login, Role } from './accounts.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Ids, SearchText, Timestamp } from './fields.ts'

export const AdminUser = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  role: Role,
  isAdmin: z.boolean(),
  createdAt: Timestamp,
  lastLogin: Timestamp.nullable(),
  suspended: z.boolean(),
  /** Whether there is a passkey or an authenticator app. */
  secondFactor: z.boolean(),
  /** How many sessions are live. */
  sessions: z.int(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const listUsers = listEndpoint({
  path: '/admin/users',
  guard: 'admin',
  resource: 'users',
  item: AdminUser,
  sort: ['createdAt', 'id', 'username', 'email', 'role', 'lastLogin'],
  defaultOrder: 'DESC',
  csv: [
    'id',
    'username',
    'email',
    'emailVerified',
    'role',
    'createdAt',
    'lastLogin',
    'suspended',
    'secondFactor',
    'sessions',
  ],
  filter: z.strictObject({
    id: Ids.optional(),
    role: Role.optional(),
    q: SearchText.optional(),
  }),
})
export const getAdminUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  guard: 'admin',
  params: ById,
  answer: AdminUser,
})

/** Changes a role, or suspends and restores. A new role ends what was confirmed in the user's sessions; a suspension ends them all. */
export const changeUser = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  guard: 'super_admin',
  params: ById,
  reauthentication: true,
  body: z.strictObject({ role: Role.optional(), suspended: z.boolean().optional() }),
  answer: AdminUser,
})

/** Signs a user out everywhere. Who looks after Nila is signed out by a super-administrator only. */
export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions',
  guard: 'admin',
  params: ById,
})

/**
 * Makes a link with which a user chooses a new password, to be handed over: for accounts without an address. It works once, within
 * ten minutes. Links of those who look after Nila are made by a super-administrator only.
 */
export const issueResetLink = endpoint({
  method: 'POST',
  path: '/admin/users/:id/reset-link',
  guard: 'admin',
  params: ById,
  reauthentication: true,
  body: z.strictObject({}),
  answer: z.strictObject({ link: z.url(), expiresAt: Timestamp }),
  status: 201,
})

export const listUserLogins = listEndpoint({
  path: '/admin/users/:id/login-history',
  guard: 'admin',
  params: ById,
  resource: 'login-history',
  item: Login,
  sort: ['at'],
  defaultOrder: 'DESC',
  filter: z.strictObject({}),
})
