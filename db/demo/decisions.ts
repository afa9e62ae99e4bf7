import type { Knex } from '../connect.ts'
import type { AuditValues } from '../models/audit-entry.ts'
import type { Review } from '../models/review.ts'
import type { Subscription } from '../models/subscription.ts'
import type { User } from '../models/user.ts'
import type { Chance } from './chance.ts'
import { between } from './times.ts'

/** The latest reviews whose decision is told of. */
const REVIEWS = 80

/** A line of the log about a record that was decided once. */
interface Decided {
  at: Date
  action: string
  subjectType: 'review' | 'subscription'
  subjectId: number
  details: AuditValues
  before: AuditValues
  after: AuditValues
}

const ofReview = (chance: Chance, now: Date, { id, title, isApproved, createdAt }: Review): Decided => ({
  at: between(chance, createdAt, now),
  action: isApproved === 1 ? 'review.approve' : 'review.reject',
  subjectType: 'review',
  subjectId: id,
  details: { title },
  before: { isApproved: 0, version: 1 },
  after: { isApproved, version: 2 },
})

function ofSubscription(chance: Chance, now: Date, record: Subscription, details: AuditValues): Decided {
  const { id, status, createdAt, expiresAt } = record
  return {
    at: between(chance, createdAt, expiresAt && expiresAt < now ? expiresAt : now),
    action: status === 'active' ? 'subscription.approve' : 'subscription.reject',
    subjectType: 'subscription',
    subjectId: id,
    details,
    before: { status: 'pending_verification', expiresAt: null, version: 1 },
    after: { status, expiresAt: expiresAt?.toISOString() ?? null, version: 2 },
  }
}

interface Records {
  reviews: Review[]
  subscriptions: Subscription[]
  /** By id. */
  usernames: ReadonlyMap<number, string>
  avatarNames: ReadonlyMap<number, string>
}

/** What the administrator decided, oldest first, each as an operation that can be undone. */
export async function decisions(
  trx: Knex.Transaction,
  chance: Chance,
  now: Date,
  admin: Pick<User, 'id' | 'username'>,
  { reviews, subscriptions, usernames, avatarNames }: Records,
) {
  const decided = [
    ...reviews
      .filter(({ isApproved }) => isApproved !== 0)
      .slice(-REVIEWS)
      .map((review) => ofReview(chance, now, review)),
    ...subscriptions
      .filter(({ status }) => status === 'active' || status === 'rejected')
      .map((record) =>
        ofSubscription(chance, now, record, {
          username: usernames.get(record.userId) ?? null,
          avatar: avatarNames.get(record.avatarId) ?? null,
        }),
      ),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    "select nextval('operation_id_seq')::int as id from generate_series(1, ?)",
    [decided.length],
  )
  return decided.map((decision, place) => ({
    ...decision,
    actorId: admin.id,
    actorName: admin.username,
    operationId: rows[place]?.id ?? null,
  }))
}
