import { Box } from '@mui/material'
import { type AdminUser, listUsers } from '@nila/api/contract/users'
import { type HttpError, ListContextProvider, useListController } from 'react-admin'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { ListState } from '../components/ListState.tsx'
import { retryWhenAway } from '../components/retry-when-away.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { DefaultView } from '../lists/DefaultView.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { useColumns } from '../lists/use-columns.ts'
import { useWords } from '../providers/use-words.ts'
import { ManualFetch } from './ManualFetch.tsx'
import { UserDialog } from './UserDialog.tsx'
import { UserFilters } from './UserFilters.tsx'
import { UserTable, useUserColumns } from './UserTable.tsx'

const REFETCH_EVERY = 60_000
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const

export const UserList = () => (
  <DefaultView resource="users">
    <Users />
  </DefaultView>
)

function Users() {
  const words = useWords()
  const navigate = useNavigate()
  const { search } = useLocation()
  const opened = useMatch('/users/:id')?.params.id
  const list = useListController<AdminUser, HttpError>({
    perPage: 10,
    sort: NEWEST_FIRST,
    storeKey: false,
    // The screen itself says what failed.
    queryOptions: { refetchInterval: REFETCH_EVERY, ...retryWhenAway(1), onError: () => {} },
  })
  const open = ({ id }: AdminUser) => navigate({ pathname: `/users/${id}`, search })
  const columns = useUserColumns(open)
  const { shown } = useColumns('users', columns)

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('users.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ManualFetch />
          <ListTools resource="users" list={listUsers} columns={columns} />
        </Box>
      </PageTitle>
      <UserFilters />
      <ListState
        failed={{ title: words('users.failed'), text: words('users.failedHint'), withStatus: true }}
        empty={{ title: words('users.none') }}
        narrowed={Object.keys(list.filterValues).length > 0}
        onShowAll={() => list.setFilters({})}
      >
        <UserTable columns={shown} onOpen={open} />
      </ListState>
      {opened && <UserDialog id={opened} onClose={() => navigate({ pathname: '/users', search })} />}
    </ListContextProvider>
  )
}
