export {
  DBError,
  ForeignKeyViolationError,
  type Model,
  type PartialModelObject,
  type QueryBuilder,
  UniqueViolationError,
} from 'objection'
export * from './connect.ts'
export * from './embedded.ts'
export { isMigrated, migrate } from './migrate.ts'
export * from './models/account-link.ts'
export * from './models/audit-entry.ts'
export * from './models/avatar.ts'
export * from './models/email-log.ts'
export * from './models/email-provider.ts'
export * from './models/login-attempt.ts'
export * from './models/outbox-email.ts'
export * from './models/passkey.ts'
export * from './models/passkey-challenge.ts'
export * from './models/recovery-code.ts'
export * from './models/recovery-link.ts'
export * from './models/remembered-device.ts'
export * from './models/review.ts'
export * from './models/session.ts'
export * from './models/setting.ts'
export * from './models/subscription.ts'
export * from './models/totp.ts'
export * from './models/user.ts'
export * from './prepared.ts'
export * from './start-error.ts'
