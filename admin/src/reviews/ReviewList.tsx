import type { AdminReview } from '@nila/api/contract/reviews'
import { ListContextProvider, useListController } from 'react-admin'
import { ListState } from '../components/ListState.tsx'
import { RefreshButton } from '../components/RefreshButton.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useToast } from '../layout/use-toast.ts'
import { useWords } from '../providers/use-words.ts'
import { ReviewCards } from './ReviewCards.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { ReviewTabs } from './ReviewTabs.tsx'
import { filterOfTab, type Tab, tabOfFilter } from './review-status.ts'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const
const PENDING_FIRST = filterOfTab('pending')

const nothingIn = {
  pending: ['reviews.nonePending', 'reviews.nonePendingHint'],
  approved: ['reviews.noneApproved', 'reviews.noneApprovedHint'],
  rejected: ['reviews.noneRejected', 'reviews.noneRejectedHint'],
  all: ['reviews.none', 'reviews.noneHint'],
} as const satisfies Record<Tab, readonly [string, string]>

export function ReviewList() {
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

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('reviews.title')}>
        <RefreshButton />
      </PageTitle>
      <ReviewTabs tab={tab}>
        <ReviewFilters />
        <ListState
          failed={failed}
          empty={{ title: words(title), text: words(text) }}
          narrowed={Object.keys(narrowing).length > 0}
          onShowAll={() => list.setFilters(filterOfTab(tab))}
        >
          {/* Another page or another filter starts with nothing selected: only what is seen can be selected. */}
          <ReviewCards key={JSON.stringify([list.page, list.filterValues])} />
        </ListState>
      </ReviewTabs>
    </ListContextProvider>
  )
}
