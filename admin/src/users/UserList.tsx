import { Box } from '@mui/material'
import type { AdminUser } from '@nila/api/contract/users'
import { type HttpError, ListContextProvider, useListController } from 'react-admin'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { ListState } from '../components/ListState.tsx'
import { RefreshButton } from '../components/RefreshButton.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../providers/use-words.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserTable } from './UserTable.tsx'

const REFETCH_EVERY = 60_000
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const

/** Tried once more where the API was away; a refusal would only be repeated. */
const retry = (failures: number, { status }: HttpError) => failures < 1 && (status === 0 || status >= 500)

export function UserList() {
  const words = useWords()
  const navigate = useNavigate()
  const { search } = useLocation()
  const opened = useMatch('/users/:id')?.params.id
  const list = useListController<AdminUser, HttpError>({
    perPage: 10,
    sort: NEWEST_FIRST,
    storeKey: false,
    // The screen itself says what failed.
    queryOptions: { refetchInterval: REFETCH_EVERY, retry, retryDelay: 1000, onError: () => {} },
  })

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('users.title')}>
        <RefreshButton />
      </PageTitle>
      <Box sx={{ mb: 4 }}>
        <SearchField hint={words('users.searchHint')} />
      </Box>
      <ListState
        failed={{ title: words('users.failed'), text: words('users.failedHint') }}
        empty={{ title: words('users.none') }}
        narrowed={Object.keys(list.filterValues).length > 0}
        onShowAll={() => list.setFilters({})}
      >
        <UserTable onOpen={({ id }) => navigate({ pathname: `/users/${id}`, search })} />
      </ListState>
      {opened && <UserDialog id={opened} onClose={() => navigate({ pathname: '/users', search })} />}
    </ListContextProvider>
  )
}
