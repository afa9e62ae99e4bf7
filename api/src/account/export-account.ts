import type { AccountExport } from '@nila/api/contract'
import {
  AuditEntry,
  Avatar,
  LoginAttempt,
  Passkey,
  Review,
  Subscription,
  transaction,
  type User,
} from '@nila/db'
import { presentAuditEntry } from '../audit/present-audit-entry.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { presentPasskey } from '../auth/passkeys/present-passkey.ts'
import { presentLogin } from '../auth/present-login.ts'
import { type SessionOfPlace, sessionsOf } from '../auth/sessions/find-sessions.ts'
import { presentSession } from '../auth/sessions/present-session.ts'
import { exportConversations, exportReports } from '../chat/export-conversations.ts'
import type { State } from '../http/context.ts'
import { presentOwnReview } from '../reviews/present-review.ts'
import { presentAccount } from './present-account.ts'

/** The newest that are given of what grows with every day: years of anybody's use. */
const LONGEST = 10_000

type SubscriptionOfAvatar = Subscription & { avatarName: string }

const presentSubscription = ({
  avatarName,
  paymentMethod,
  transactionId,
  status,
  createdAt,
  expiresAt,
}: SubscriptionOfAvatar): AccountExport['subscriptions'][number] => ({
  avatarName,
  paymentMethod,
  transactionId,
  status,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
})

const subscriptionsOf = (userId: number): PromiseLike<SubscriptionOfAvatar[]> =>
  Subscription.query()
    .select('subscriptions.*', 'avatars.name as avatarName')
    .join(Avatar.tableName, 'avatars.id', 'subscriptions.avatarId')
    .where({ userId })
    .orderBy('subscriptions.id')
    .castTo<SubscriptionOfAvatar[]>()

/**
 * All that is kept of an account, as its owner may take it away (R47). Rows leave through their presenters, so that what lets somebody in
 * stays here.
 * @param here the session that asks
 */
export async function exportAccount(
  user: User,
  here: Pick<State, 'sessionId' | 'deviceId' | 'secondFactor'>,
): Promise<AccountExport> {
  const { id: userId, username } = user
  await transaction((trx) => recordAudit(trx, user, 'account.export', { type: 'user', id: userId }))
  const review = await Review.query().findOne({ userId })
  const sessions = await sessionsOf(userId).orderBy('session.id', 'desc').castTo<SessionOfPlace[]>()
  const logins = await LoginAttempt.query()
    .where({ userId })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(LONGEST)
  const entries = await AuditEntry.query()
    .where({ actorId: userId })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(LONGEST)
  return {
    exportedAt: new Date().toISOString(),
    account: await presentAccount(user, here.secondFactor),
    review: review ? presentOwnReview(Object.assign(review, { username })) : null,
    subscriptions: (await subscriptionsOf(userId)).map(presentSubscription),
    conversations: await exportConversations(userId, LONGEST),
    reportedAnswers: await exportReports(userId),
    passkeys: (await Passkey.query().where({ userId }).orderBy('id')).map(presentPasskey),
    sessions: sessions.map((session) => presentSession(session, here)),
    loginHistory: logins.map(presentLogin),
    auditLog: entries.map(presentAuditEntry),
  }
}

/** The name of the file, in letters that every system takes. */
export function exportName({ username }: Pick<User, 'username'>, exportedAt: string): string {
  const name = username.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `nila-${name || 'account'}-${exportedAt.slice(0, 10)}.json`
}
