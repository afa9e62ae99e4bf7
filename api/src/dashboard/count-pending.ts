import type { PendingWork } from '@nila/api/contract'
import type { Review } from '@nila/db'
import { countOpenReports } from '../chat-reports/find-chat-reports.ts'
import { countKinds, sumOf } from '../http/count-records.ts'
import { countAll } from '../subscriptions/count-subscriptions.ts'

/** What waits for a decision. */
export async function countPending(): Promise<PendingWork> {
  const [reviews, subscriptions, reports] = await Promise.all([
    countKinds<Pick<Review, 'isApproved'>>('reviews'),
    countAll(undefined),
    countOpenReports(),
  ])
  return {
    reviews: sumOf(reviews, ({ isApproved }) => isApproved === 0),
    subscriptions: subscriptions.counts.pending,
    'chat-reports': reports,
  }
}
