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
  'subscription.approve',
  'subscription.reject',
  'subscription.reopen',
  'subscription.fix_transaction_id',
  'avatar.create',
  'avatar.update',
  'avatar.delete',
  'model_endpoint.create',
  'model_endpoint.update',
  'model_endpoint.delete',
  'model_endpoint.reorder',
  'model_endpoint.test',
  'chat_settings.update',
  'chat_report.resolve',
  'chat_report.dismiss',
  'chat_report.reopen',
  'copy.write_protected',
  'copy.import',
  'release.publish',
  'release.roll_back',
  'list.export',
])
export type AuditAction = z.infer<typeof AuditAction>

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const AuditEntry = z.strictObject({
  id: z.int(),
  at: Timestamp,
  actorId: z.int().nullable(),
  actorName: z.string().nullable(),
  action: AuditAction,
  subjectType: z.string(),
  /** Null where it was done to all records of that type at once. */
  subjectId: z.int().nullable(),
  details: Values,
  /** The fields that were changed, as they were and as they became. */
  before: Values.nullable(),
  after: Values.nullable(),
  /** Where it was done from: the address cut to /24 or /48 and its country; null where it was not done from a browser. */
  ip: z.string().nullable(),
  country: z.string().nullable(),
  /** Shared by all entries of one operation. */
  operationId: z.int().nullable(),
  /** The operation that this one took back. */
  undoes: z.int().nullable(),
  /** Whether its operation can be undone as a kind, and has not been; a record may have moved on all the same. */
  isUndoable: z.boolean(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditLog = listEndpoint({
  path: '/admin/audit-log',
  guard: 'admin',
  resource: 'audit-log',
  item: AuditEntry,
  sort: ['at', 'id'],
  defaultOrder: 'DESC',
  csv: [
    'id',
    'at',
    'actorId',
    'actorName',
    'action',
    'subjectType',
    'subjectId',
    'details',
    'before',
    'after',
    'ip',
    'country',
    'operationId',
    'undoes',
  ],
  filter: z.strictObject({
    id: Ids.optional(),
    action: AuditAction.optional(),
    actorId: Id.optional(),
    subjectType: SearchText.optional(),
    subjectId: Id.optional(),
    operationId: Id.optional(),
  }),
})
