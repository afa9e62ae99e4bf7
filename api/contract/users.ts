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
