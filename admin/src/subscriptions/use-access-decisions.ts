import {
  type AdminSubscription,
  type SubscriptionDecision,
  verifySubscription,
  verifySubscriptions,
} from '@nila/api/contract/subscriptions'
import { useListContext, useTranslate } from 'react-admin'
import { useFormat } from '../components/use-format.ts'
import { type Decisions, useDecisions } from '../decisions/use-decisions.tsx'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'
import { isPending } from './access-status.ts'
import { failureWords } from './failure-words.ts'

export type AccessDecisions = Decisions<AdminSubscription, SubscriptionDecision>

const DAY = 24 * 60 * 60 * 1000

const daysUntil = (end: string | null): number | null =>
  end === null ? null : Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / DAY))

/** A request as the decision makes it, until the API says it. */
function apply(request: AdminSubscription, { action, expiresAt = null }: SubscriptionDecision) {
  if (action === 'reject')
    return { ...request, status: 'rejected', effectiveStatus: 'rejected' } satisfies AdminSubscription
  return {
    ...request,
    status: 'active',
    effectiveStatus: 'active',
    expiresAt,
    daysRemaining: daysUntil(expiresAt),
  } satisfies AdminSubscription
}

/**
 * Approving and rejecting requests of the list that is shown, in the words of spec section 8.
 * @param isPendingList whether only requests that wait belong into it
 */
export function useAccessDecisions(isPendingList: boolean): AccessDecisions {
  const words = useWords()
  const translate = useTranslate()
  const format = useFormat()
  const call = useCall()
  const { filterValues } = useListContext()
  const nameOf = ({ username, avatarName }: AdminSubscription) =>
    words('subscriptions.nameOf', { user: username, avatar: avatarName })

  return useDecisions<AdminSubscription, SubscriptionDecision>({
    decideOne: ({ id, version }, decision) =>
      call(verifySubscription, { params: { id }, body: decision }, version),
    decideMany: (requests, decision) => {
      const ids = requests.map(({ id }) => id)
      const versions = Object.fromEntries(requests.map(({ id, version }) => [id, version]))
      return call(verifySubscriptions, { body: { ids, versions, ...decision } })
    },
    apply,
    isListed: (access) => isPending(access) || (!isPendingList && filterValues.status !== 'pending'),
    canDecide: isPending,
    nameOf,
    fields: [
      {
        label: words('subscriptions.status'),
        textOf: ({ effectiveStatus }) => words(`subscriptions.statusOf.${effectiveStatus}`),
      },
      {
        label: words('subscriptions.expires'),
        textOf: ({ expiresAt, status }) => {
          if (expiresAt) return format.day(expiresAt)
          return status === 'active' ? words('subscriptions.unlimited') : '–'
        },
      },
      {
        label: words('subscriptions.transactionId'),
        textOf: ({ transactionId }) => transactionId ?? words('subscriptions.noTransactionId'),
      },
    ],
    done: ({ action }, count) =>
      action === 'approve'
        ? {
            title: words('subscriptions.approved'),
            description: words('subscriptions.approvedText', { smart_count: count }),
          }
        : {
            title: words('subscriptions.rejected'),
            description: words('subscriptions.rejectedText', { smart_count: count }),
          },
    failed: ({ action }, error) => ({
      title: words(action === 'approve' ? 'subscriptions.approvalFailed' : 'subscriptions.rejectionFailed'),
      ...(error && { description: failureWords(error, action, translate) }),
    }),
  })
}
