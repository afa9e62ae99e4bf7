import { z } from 'zod'
import { listEndpoint } from './endpoint.ts'
import { Id, Ids, SearchText, Timestamp } from './fields.ts'

/** What is written down, as `subject.verb`. */
export const AuditAction = z.enum([
  'account.register',
  'account.login',
  'account.logout',
  'account.reauthenticate',
  'account.request_link',
  'account.request_reset',
  'account.reset_password',
  'account.verify_email',
  'account.change_email',
  'account.change_password',
  'account.export',
  'account.delete',
  'account.recover',
  'session.end',
  'session.end_others',
  'device.revoke',
  'passkey.add',
  'passkey.remove',
  'totp.confirm',
  'totp.remove',
  'recovery_code.use',
  'recovery_code.renew',
  'administrator.create',
  'user.change_role',
  'user.suspend',
  'user.restore',
  'user.end_sessions',
  'user.issue_reset_link',
  'email.test',
  'email_log.delete',
  'email_log.delete_all',
  'review.approve',
  'review.reject',
  'review.reopen',
  'review.delete',
])
export type AuditAction = z.infer<typeof AuditAction>

export const AuditEntry = z.strictObject({
  id: z.int(),
  at: Timestamp,
  actorId: z.int().nullable(),
  actorName: z.string().nullable(),
  action: AuditAction,
  subjectType: z.string(),
  /** Null where it was done to all records of that type at once. */
  subjectId: z.int().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditLog = listEndpoint({
  path: '/admin/audit-log',
  guard: 'admin',
  resource: 'audit-log',
  item: AuditEntry,
  sort: ['at', 'id'],
  defaultOrder: 'DESC',
  filter: z.strictObject({
    id: Ids.optional(),
    action: AuditAction.optional(),
    actorId: Id.optional(),
    subjectType: SearchText.optional(),
    subjectId: Id.optional(),
  }),
})
