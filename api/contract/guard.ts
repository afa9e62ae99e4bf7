import type { Role } from './accounts.ts'
import type { Guard } from './endpoint.ts'

const ADMITTED: Record<Exclude<Guard, 'public'>, ReadonlySet<Role>> = {
  user: new Set(['user', 'editor', 'admin', 'super_admin']),
  editor: new Set(['editor', 'admin', 'super_admin']),
  admin: new Set(['admin', 'super_admin']),
  super_admin: new Set(['super_admin']),
}

/** Whether a role passes a guard. A username never grants anything. */
export const passes = (guard: Guard, role: Role): boolean => guard === 'public' || ADMITTED[guard].has(role)
