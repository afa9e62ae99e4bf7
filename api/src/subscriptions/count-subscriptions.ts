import type { CountName, listPendingSubscriptions, listSubscriptions } from '@nila/api/contract'
import { RecordCount, Subscription } from '@nila/db'
import { type Counts, countListed } from '../http/count-records.ts'
import type { Listing } from '../http/listing.ts'
import { IS_ACTIVE, IS_EXPIRED } from './effective-status.ts'

/** What the tabs of both lists hold; in SQL, as filters and counts ask for it (spec section 4). */
export const TABS = {
  all: 'true',
  active: IS_ACTIVE,
  free_unlimited: "subscriptions.payment_method = 'free_access'",
  pending: "subscriptions.status = 'pending_verification'",
  expired: IS_EXPIRED,
  rejected: "subscriptions.status = 'rejected'",
  // Free access needs none.
  missingTransactionId:
    "subscriptions.status = 'pending_verification' and subscriptions.payment_method <> 'free_access' and coalesce(subscriptions.transaction_id, '') = ''",
} as const satisfies Record<
  CountName<typeof listSubscriptions> | CountName<typeof listPendingSubscriptions>,
  string
>
export type Tab = keyof typeof TABS

/** Days are UTC's, as those are that the counters tell apart. */
const TODAY = "(now() at time zone 'UTC')::date"

interface Kind {
  status: Subscription['status']
  paymentMethod: string
  isMissing: boolean
  /** Whether the day on which it ends is before today. */
  isOver: boolean
  count: number
}

const kindsOf = (): Promise<Kind[]> =>
  RecordCount.query()
    .where({ list: 'subscriptions' })
    .select(
      RecordCount.raw("key ->> 'status' as status"),
      RecordCount.raw("key ->> 'paymentMethod' as payment_method"),
      RecordCount.raw("(key ->> 'isMissing')::boolean as is_missing"),
      RecordCount.raw(`coalesce((key ->> 'expiresOn')::date < ${TODAY}, false) as is_over`),
      RecordCount.raw('sum(change)::int as count'),
    )
    .groupByRaw('1, 2, 3, 4')
    .castTo<Kind[]>()
    .execute()

/** Those that ended today, of which no counter knows the hour. */
function countEndedToday(paymentMethod: string | undefined): Promise<number> {
  const ended = Subscription.query()
    .where({ status: 'active' })
    .whereRaw(`expires_at between (${TODAY}::timestamp at time zone 'UTC') and now()`)
  if (paymentMethod !== undefined) ended.where({ paymentMethod })
  return ended.resultSize()
}

/** What all tabs hold, of all records or of those that were paid for in one way. */
export async function countAll(paymentMethod: string | undefined): Promise<Counts<Tab>> {
  const [all, endedToday] = await Promise.all([kindsOf(), countEndedToday(paymentMethod)])
  const kinds = all.filter((kind) => paymentMethod === undefined || kind.paymentMethod === paymentMethod)
  const sum = (matches: (kind: Kind) => boolean) =>
    kinds.reduce((total, kind) => (matches(kind) ? total + kind.count : total), 0)
  const ended = endedToday + sum(({ status, isOver }) => status === 'active' && isOver)
  return {
    counts: {
      all: sum(() => true),
      active: sum(({ status }) => status === 'active') - ended,
      free_unlimited: sum((kind) => kind.paymentMethod === 'free_access'),
      pending: sum(({ status }) => status === 'pending_verification'),
      expired: ended + sum(({ status }) => status === 'expired'),
      rejected: sum(({ status }) => status === 'rejected'),
      missingTransactionId: sum(({ status, isMissing }) => status === 'pending_verification' && isMissing),
    },
  }
}

/** What some tabs hold of some records. */
export function countSome<F extends string, T extends Tab>(
  listing: Listing<Subscription, F>,
  tabs: readonly T[],
): Promise<Counts<T>> {
  const conditions: Record<string, string> = Object.fromEntries(tabs.map((tab) => [tab, TABS[tab]]))
  return countListed(listing, conditions as Record<T, string>)
}
