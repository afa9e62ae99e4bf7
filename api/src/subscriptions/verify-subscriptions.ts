import type { AuditAction, ProblemCode, RowResult, SubscriptionDecision } from '@nila/api/contract'
import { type Knex, Subscription, transaction, type User } from '@nila/db'
import { beginOperation, recordAudits } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { invalidField } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import type { Mail } from '../mail/mails.ts'
import type { Services } from '../services.ts'

/** Seconds that the user's mail waits, in which an undo still takes it back: as long as the back office offers one. */
const MAIL_DELAY = 30

const OUTCOMES = {
  approve: { status: 'active', audit: 'subscription.approve' },
  reject: { status: 'rejected', audit: 'subscription.reject' },
} as const satisfies Record<
  SubscriptionDecision['action'],
  { status: Subscription['status']; audit: AuditAction }
>

/** A request with what its user is told by and of. */
type Request = Subscription & Pick<User, 'username' | 'email' | 'locale'> & { avatarName: string }

/** Locks records in the order of their ids, so that two who decide the same ones wait for each other instead of dead-locking. */
async function lockRequests(trx: Knex.Transaction, ids: number[]): Promise<Map<number, Request>> {
  // The lock alone: with a join it would hold users and avatars as well.
  await Subscription.query(trx).select('id').whereIn('id', ids).orderBy('id').forUpdate()
  const requests = await Subscription.query(trx)
    .select('subscriptions.*', 'users.username', 'users.email', 'users.locale', 'avatars.name as avatarName')
    .join('users', 'users.id', 'subscriptions.userId')
    .join('avatars', 'avatars.id', 'subscriptions.avatarId')
    .whereIn('subscriptions.id', ids)
    .castTo<Request[]>()
  return new Map(requests.map((request) => [request.id, request]))
}

/** When access is to end; null without end. */
function endOf({ action, expiresAt }: SubscriptionDecision): Date | null {
  if (!expiresAt) return null
  if (action === 'reject') throw invalidField('expiresAt', 'invalid_value')
  const end = new Date(expiresAt)
  if (end.getTime() <= Date.now()) throw invalidField('expiresAt', 'expiry_past')
  return end
}

/** Why a record cannot be put into `status`, if it cannot. One that is in it already is no problem: a repeat changes nothing. */
function refusalOf(
  request: Request | undefined,
  status: Subscription['status'],
  seen: number | undefined,
): ProblemCode | undefined {
  if (!request) return 'subscription_not_found'
  if (request.status === status) return undefined
  if (request.status !== 'pending_verification') return 'subscription_decided'
  return seen !== undefined && seen !== request.version ? 'stale_version' : undefined
}

const mailOf = ({ username, avatarName: avatar }: Request, status: string, end: Date | null): Mail =>
  status === 'active'
    ? { name: 'accessApproved', values: { username, avatar, expiresAt: end?.toISOString() ?? null } }
    : { name: 'accessRejected', values: { username, avatar } }

/**
 * Approves or rejects requests that wait, all in one transaction, and mails their users. What is so already stays untouched and leaves no
 * trace; what was decided otherwise, or has moved on since the version that was looked at, is left as it is.
 * @param versions by id; what is not named is decided whatever its version
 */
export function verifySubscriptions(
  { outbox }: Pick<Services, 'outbox'>,
  actor: Actor,
  ids: number[],
  decision: SubscriptionDecision,
  versions: Record<string, number> = {},
): Promise<{ operationId: number | null; results: RowResult[] }> {
  const { status, audit } = OUTCOMES[decision.action]
  const end = endOf(decision)
  return transaction(async (trx) => {
    const requests = await lockRequests(trx, ids)
    const results = [...new Set(ids)].map((id): RowResult => {
      const code = refusalOf(requests.get(id), status, versions[id])
      return code ? { id, success: false, code } : { id, success: true }
    })
    const changed = results
      .filter(({ success }) => success)
      .flatMap(({ id }) => requests.get(id) ?? [])
      .filter((request) => request.status !== status)
    if (!changed.length) return { operationId: null, results }

    const changedIds = changed.map(({ id }) => id)
    const change = status === 'active' ? { status, expiresAt: end } : { status }
    await Subscription.query(trx)
      .patch({ ...change, version: Subscription.raw('version + 1') })
      .whereIn('id', changedIds)
    const operationId = await beginOperation(trx)
    await recordAudits(
      trx,
      actor,
      audit,
      changed.map(({ id, username, avatarName: avatar, ...was }) => {
        const before = { status: was.status, expiresAt: was.expiresAt?.toISOString() ?? null }
        const expiresAt = status === 'active' ? (end?.toISOString() ?? null) : before.expiresAt
        return {
          type: 'subscription',
          id,
          details: { username, avatar },
          before: { ...before, version: was.version },
          after: { status, expiresAt, version: was.version + 1 },
        }
      }),
      { operationId },
    )
    // To an unverified address too: it holds no secret, and an administrator looked at each request that causes one.
    const mails = changed.flatMap((request) => {
      const { email: to, locale } = request
      return to ? [{ to, locale, mail: mailOf(request, status, end), operationId }] : []
    })
    await outbox.queueAll(trx, mails, { delay: MAIL_DELAY })
    await announceChange(trx, 'subscriptions', changedIds)
    return { operationId, results }
  })
}
