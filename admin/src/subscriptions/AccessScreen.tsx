import { Box } from '@mui/material'
import {
  type AdminSubscription,
  listPendingSubscriptions,
  listSubscriptions,
} from '@nila/api/contract/subscriptions'
import { type HttpError, ListContextProvider, useListController } from 'react-admin'
import { retryWhenAway } from '../components/retry-when-away.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { useWords } from '../providers/use-words.ts'
import { AccessList } from './AccessList.tsx'
import { AccessTabs } from './AccessTabs.tsx'
import { FixButton } from './FixButton.tsx'
import { useAccessAddress } from './use-access-address.ts'
import { useAccessColumns } from './use-access-columns.tsx'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const

/** Where each list comes from, and how often it is read again (spec section 7). */
const lists = {
  pending: { resource: 'pending-subscriptions', endpoint: listPendingSubscriptions, refetchInterval: 30_000 },
  all: { resource: 'subscriptions', endpoint: listSubscriptions, refetchInterval: 60_000 },
} as const

export function AccessScreen() {
  const words = useWords()
  const { tab } = useAccessAddress()
  const { resource, endpoint, refetchInterval } = lists[tab]
  const columns = useAccessColumns(tab)
  const list = useListController<AdminSubscription, HttpError>({
    resource,
    perPage: 10,
    sort: NEWEST_FIRST,
    storeKey: false,
    // The screen itself says what failed.
    queryOptions: { refetchInterval, ...retryWhenAway(1), onError: () => {} },
  })

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('subscriptions.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {tab === 'all' && <FixButton />}
          <ListTools
            resource="subscriptions"
            list={endpoint}
            columns={columns}
            {...(tab === 'all' && { part: tab })}
          />
        </Box>
      </PageTitle>
      <AccessTabs>
        <AccessList tab={tab} list={list} columns={columns} />
      </AccessTabs>
    </ListContextProvider>
  )
}
