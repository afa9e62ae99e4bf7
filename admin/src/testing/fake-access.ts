import type { AdminSubscription, SubscriptionDecision } from '@nila/api/contract/subscriptions'
import { answers } from './fake-api.ts'

export const anAccess = (over: Partial<AdminSubscription> = {}): AdminSubscription => ({
  id: 301,
  userId: 12,
  username: 'priya',
  avatarId: 5,
  avatarName: 'Guru Vidya',
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: null,
  paymentMethod: 'upi',
  transactionId: '412345678901',
  status: 'pending_verification',
  effectiveStatus: 'pending_verification',
  daysRemaining: null,
  version: 1,
  ...over,
})

type Call = { path: string; query: Record<string, unknown>; body: unknown }

/** Routes of an API that keeps its access records, as the real one does. */
export function keepingAccess(...start: AdminSubscription[]) {
  let records = start
  let operations = 70
  const idOf = (path: string) => Number(path.split('/').at(-1))
  const isPending = ({ status }: AdminSubscription) => status === 'pending_verification'
  const decide = (ids: number[], { action, expiresAt = null }: SubscriptionDecision) => {
    const status = action === 'approve' ? 'active' : 'rejected'
    const made = { status, effectiveStatus: status, ...(action === 'approve' && { expiresAt }) } as const
    records = records.map((record) =>
      ids.includes(record.id) ? { ...record, ...made, version: record.version + 1 } : record,
    )
    operations += 1
    return { operationId: operations, records: records.filter(({ id }) => ids.includes(id)) }
  }
  const filters: Record<string, (record: AdminSubscription) => boolean> = {
    active: ({ effectiveStatus }) => effectiveStatus === 'active',
    free_unlimited: ({ paymentMethod }) => paymentMethod === 'free_access',
    pending: isPending,
    expired: ({ effectiveStatus }) => effectiveStatus === 'expired',
    rejected: ({ status }) => status === 'rejected',
  }
  const counts = () =>
    Object.entries({ all: () => true, ...filters })
      .map(([name, belongs]) => `${name}=${records.filter(belongs).length}`)
      .join()

  return {
    'GET /api/admin/pending-subscriptions': ({ query }: Call) => {
      const { isMissingTransactionId } = query.filter as { isMissingTransactionId?: boolean }
      const pending = records.filter(isPending)
      const missing = pending.filter((record) => record.paymentMethod === 'upi' && !record.transactionId)
      const shown = isMissingTransactionId ? missing : pending
      const header = `pending=${pending.length},missingTransactionId=${missing.length}`
      return answers.list(shown.slice(0, 10), shown.length, header)
    },
    'GET /api/admin/subscriptions': ({ query }: Call) => {
      const { status } = query.filter as { status?: string }
      const shown = records.filter(status === undefined ? () => true : (filters[status] ?? (() => false)))
      return answers.list(shown.slice(0, 10), shown.length, counts())
    },
    'GET /api/admin/subscriptions/:id': ({ path }: Call) => {
      const record = records.find(({ id }) => id === idOf(path))
      return record ? answers.json(record) : answers.problem('subscription_not_found')
    },
    'POST /api/admin/verify-subscription/:id': ({ path, body }: Call) => {
      const { operationId, records: decided } = decide([idOf(path)], body as SubscriptionDecision)
      return answers.json({ ...decided[0], operationId })
    },
    'POST /api/admin/subscriptions/bulk': ({ body }: Call) => {
      const { ids, ...decision } = body as SubscriptionDecision & { ids: number[] }
      const done = decide(ids, decision)
      return answers.json({ ...done, results: ids.map((id) => ({ id, success: true })) })
    },
    'POST /api/admin/undo/:id': ({ path }: Call) => {
      records = start
      const operationId = idOf(path)
      return answers.json({
        operationId: operationId + 100,
        resource: 'subscriptions',
        results: [{ id: start[0]?.id, success: true }],
      })
    },
    'GET /api/admin/audit-log': () => answers.list([]),
  }
}
