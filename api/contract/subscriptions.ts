import { z } from 'zod'
import { bulkAnswer, bulkFields, decided, OperationId } from './decisions.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Filled, Id, Ids, SearchText, Timestamp } from './fields.ts'

/** What is stored (spec section 4). */
export const SubscriptionStatus = z.enum(['active', 'pending_verification', 'expired', 'rejected'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** A bank's reference of twelve digits (UTR), or the id that another payment app gives. */
export const TRANSACTION_ID = /^(?:[0-9]{12}|[A-Za-z0-9-]{8,40})$/

const subscriptionFields = {
  id: z.int(),
  avatarId: z.int(),
  avatarName: z.string(),
  createdAt: Timestamp,
  /** Null means without end. */
  expiresAt: Timestamp.nullable(),
  /** `upi`, `free_access`, or what older records have. */
  paymentMethod: z.string(),
  transactionId: z.string().nullable(),
  status: SubscriptionStatus,
  /** `expired` also for one that is active past its end (spec section 4). */
  effectiveStatus: SubscriptionStatus,
  /** Whole days begun until the end, never below 0; null without an end or while it is not active. */
  daysRemaining: z.int().nullable(),
}

/** A user's own record. */
export const OwnSubscription = z.strictObject({ ...subscriptionFields, avatarIcon: z.string() })
export type OwnSubscription = z.infer<typeof OwnSubscription>

export const listOwnSubscriptions = listEndpoint({
  path: '/subscriptions',
  guard: 'user',
  resource: 'subscriptions',
  item: OwnSubscription,
  sort: ['createdAt', 'id'],
  defaultOrder: 'DESC',
  filter: z.strictObject({}),
})

export const SubscriptionRequest = z.discriminatedUnion('paymentMethod', [
  z.strictObject({
    avatarId: Id,
    paymentMethod: z.literal('upi'),
    transactionId: z
      .string({ error: ({ input }) => (input == null ? 'transaction_id_required' : 'invalid_value') })
      .pipe(Filled('transaction_id_required'))
      .pipe(z.string().trim().regex(TRANSACTION_ID, 'transaction_id_invalid')),
  }),
  z.strictObject({ avatarId: Id, paymentMethod: z.literal('free_access') }),
])
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>

/** Asks for access to an avatar: with the number of the payment, or for nothing. */
export const requestSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions',
  guard: 'user',
  body: SubscriptionRequest,
  answer: OwnSubscription,
  status: 201,
})

export const AdminSubscription = z.strictObject({
  ...subscriptionFields,
  userId: z.int(),
  username: z.string(),
  version: z.int(),
})
export type AdminSubscription = z.infer<typeof AdminSubscription>

/** The filters of 'All Avatar Access' (spec section 4). */
export const SubscriptionFilter = z.enum(['active', 'free_unlimited', 'pending', 'expired', 'rejected'])
export type SubscriptionFilter = z.infer<typeof SubscriptionFilter>

const listFields = {
  guard: 'admin',
  resource: 'subscriptions',
  item: AdminSubscription,
  sort: ['createdAt', 'id', 'username', 'avatarName', 'paymentMethod', 'status', 'expiresAt'],
  defaultOrder: 'DESC',
  csv: [
    'id',
    'userId',
    'username',
    'avatarId',
    'avatarName',
    'paymentMethod',
    'transactionId',
    'status',
    'effectiveStatus',
    'createdAt',
    'expiresAt',
    'daysRemaining',
  ],
} as const

/** The requests that wait for a decision. */
export const listPendingSubscriptions = listEndpoint({
  ...listFields,
  path: '/admin/pending-subscriptions',
  filter: z.strictObject({
    id: Ids.optional(),
    avatarId: Id.optional(),
    userId: Id.optional(),
    paymentMethod: SearchText.optional(),
    /** Only those by UPI that came without a transaction id. */
    isMissingTransactionId: z.boolean().optional(),
    q: SearchText.optional(),
  }),
  counts: ['pending', 'missingTransactionId'],
})
export const listSubscriptions = listEndpoint({
  ...listFields,
  path: '/admin/subscriptions',
  filter: z.strictObject({
    id: Ids.optional(),
    status: SubscriptionFilter.optional(),
    avatarId: Id.optional(),
    userId: Id.optional(),
    paymentMethod: SearchText.optional(),
    q: SearchText.optional(),
  }),
  counts: ['all', 'active', 'free_unlimited', 'pending', 'expired', 'rejected'],
})
export const getSubscription = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/:id',
  guard: 'admin',
  params: ById,
  answer: AdminSubscription,
})

const decisionFields = {
  action: z.enum(['approve', 'reject']),
  /** When approved access ends, in the future; without end where it is left out or null. */
  expiresAt: z.iso.datetime({ offset: true }).nullable().optional(),
}
export const SubscriptionDecision = z.strictObject(decisionFields)
export type SubscriptionDecision = z.infer<typeof SubscriptionDecision>

/** Decides a request that waits. The same decision again changes nothing; the contrary one is refused (409) with `current`. */
export const verifySubscription = endpoint({
  method: 'POST',
  path: '/admin/verify-subscription/:id',
  guard: 'admin',
  params: ById,
  body: SubscriptionDecision,
  answer: decided(AdminSubscription),
})

/** Decides up to 500 requests in one transaction. */
export const verifySubscriptions = endpoint({
  method: 'POST',
  path: '/admin/subscriptions/bulk',
  guard: 'admin',
  body: z.strictObject({ ...bulkFields, ...decisionFields }),
  answer: bulkAnswer(AdminSubscription),
})

export const TransactionIdFix = z.strictObject({
  subscriptionId: z.int(),
  success: z.boolean(),
  action: z.enum(['fixed_existing', 'added_recovery', 'skipped', 'error']),
  transactionId: z.string().nullable(),
})
export type TransactionIdFix = z.infer<typeof TransactionIdFix>

/** Brings transaction ids into shape and gives those without one a recovery id (product.md, 'Transaction-id fix'). */
export const fixTransactionIds = endpoint({
  method: 'POST',
  path: '/admin/fix-transaction-ids',
  guard: 'admin',
  body: z.looseObject({}),
  answer: z.strictObject({
    message: z.string(),
    results: z.array(TransactionIdFix),
    operationId: OperationId.nullable(),
  }),
})
