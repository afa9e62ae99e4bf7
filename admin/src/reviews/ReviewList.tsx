import { type AdminReview, listAdminReviews, type ReviewStatus } from '@nila/api/contract/reviews'
import { useState } from 'react'
import { ListContextProvider, useListController } from 'react-admin'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { ListState } from '../components/ListState.tsx'
import { useSelection } from '../decisions/use-selection.ts'
import { useListKeys } from '../keyboard/use-list-keys.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useToast } from '../layout/use-toast.ts'
import { DefaultView } from '../lists/DefaultView.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { useWords } from '../providers/use-words.ts'
import { ReviewCards } from './ReviewCards.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { ReviewHistory } from './ReviewHistory.tsx'
import { PANEL, ReviewTabs } from './ReviewTabs.tsx'
import { filterOfTab, reviewStatuses, statuses, type Tab, tabOfFilter } from './review-status.ts'
import { useReviewDecisions, useReviewDeletion } from './use-review-decisions.ts'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const
const PENDING_FIRST = filterOfTab('pending')

const nothingIn = {
  pending: ['reviews.nonePending', 'reviews.nonePendingHint'],
  approved: ['reviews.noneApproved', 'reviews.noneApprovedHint'],
  rejected: ['reviews.noneRejected', 'reviews.noneRejectedHint'],
  all: ['reviews.none', 'reviews.noneHint'],
} as const satisfies Record<Tab, readonly [string, string]>

export const ReviewList = () => (
  <DefaultView resource="reviews">
    <Reviews />
  </DefaultView>
)

function Reviews() {
  const words = useWords()
  const toast = useToast()
  const failed = { title: words('reviews.failed'), text: words('reviews.failedHint') }
  const list = useListController<AdminReview>({
    perPage: 10,
    sort: NEWEST_FIRST,
    filterDefaultValues: PENDING_FIRST,
    storeKey: false,
    queryOptions: { onError: () => toast('error', failed.title, { description: failed.text }) },
  })
  const { isApproved, ...narrowing } = list.filterValues
  const tab = tabOfFilter(isApproved)
  const [title, text] = nothingIn[tab]
  const decisions = useReviewDecisions(isApproved)
  const shown = decisions.shownIn(list)
  const selection = useSelection(shown)
  const remove = useReviewDeletion()
  const [deleting, setDeleting] = useState<AdminReview>()
  const [remembered, setRemembered] = useState<AdminReview>()

  function decide(reviews: AdminReview[], status: ReviewStatus) {
    const changed = reviews.filter((review) => review.isApproved !== status)
    const [first] = changed
    if (!first) return
    keys.follow(first)
    selection.clear()
    void decisions.decide(changed, status)
  }

  const keys = useListKeys<AdminReview>({
    records: shown.data ?? [],
    fallback: PANEL,
    selection,
    actions: statuses.map((status) => ({
      key: reviewStatuses[status].key,
      label: words(`reviews.${reviewStatuses[status].decision}`),
      run: (reviews) => decide(reviews, status),
    })),
    onOpen: setRemembered,
    onUndo: decisions.undoLast,
  })

  return (
    <ListContextProvider value={shown}>
      <PageTitle title={words('reviews.title')}>
        <ListTools resource="reviews" list={listAdminReviews} />
      </PageTitle>
      <ReviewTabs tab={tab}>
        <ReviewFilters />
        <ListState
          failed={failed}
          empty={{ title: words(title), text: words(text) }}
          narrowed={Object.keys(narrowing).length > 0}
          onShowAll={() => list.setFilters(filterOfTab(tab))}
        >
          <ReviewCards
            selection={selection}
            rowProps={keys.rowProps}
            busy={decisions.busy}
            onDecide={decide}
            onDelete={setDeleting}
            onHistory={setRemembered}
          />
        </ListState>
      </ReviewTabs>
      {decisions.dialog}
      {remembered && <ReviewHistory review={remembered} onClose={() => setRemembered(undefined)} />}
      {deleting && (
        <ConfirmDialog
          title={words('list.sure')}
          text={words('reviews.deleteHint', { title: deleting.title })}
          action={words('reviews.delete')}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            setDeleting(undefined)
            keys.follow(deleting)
            void remove(deleting)
          }}
        />
      )}
    </ListContextProvider>
  )
}
