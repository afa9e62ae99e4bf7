import Add from '@mui/icons-material/Add'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type AdminAvatar, listAdminAvatars } from '@nila/api/contract/avatars'
import { type HttpError, ListContextProvider, useListController } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListState } from '../components/ListState.tsx'
import { retryWhenAway } from '../components/retry-when-away.ts'
import { SearchField } from '../components/SearchField.tsx'
import { useFormat } from '../components/use-format.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { DefaultView } from '../lists/DefaultView.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { AvatarTable, TABLE, useAvatarColumns } from './AvatarTable.tsx'

const BY_NAME = { field: 'name', order: 'ASC' } as const
const REFETCH_EVERY = 60_000

/** What `isActive` is for each choice of the filter. */
const choices = { all: undefined, active: true, inactive: false } as const
type Choice = keyof typeof choices
const names = Object.keys(choices) as Choice[]

export const AvatarsScreen = () => (
  <DefaultView resource="avatars">
    <Avatars />
  </DefaultView>
)

function Avatars() {
  const words = useAvatarWords()
  const format = useFormat()
  const list = useListController<AdminAvatar, HttpError>({
    perPage: 25,
    sort: BY_NAME,
    storeKey: false,
    queryOptions: { refetchInterval: REFETCH_EVERY, ...retryWhenAway(1), onError: () => {} },
  })
  const columns = useAvatarColumns()
  const { isActive, ...others } = list.filterValues
  const counts: Partial<Record<Choice, number>> = list.meta?.counts ?? {}
  const chosen = names.find((name) => choices[name] === isActive) ?? 'all'
  const choose = (name: Choice) =>
    list.setFilters(name === 'all' ? others : { ...others, isActive: choices[name] })

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('avatars.title')}>
        <Button component={Link} to="/avatars/new" variant="contained" startIcon={<Add />}>
          {words('avatars.add')}
        </Button>
        <ListTools resource="avatars" list={listAdminAvatars} columns={columns} />
      </PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <SearchField hint={words('avatars.searchHint')} />
        <TextField
          select
          size="small"
          label={words('avatars.filter')}
          value={chosen}
          onChange={({ target }) => choose(target.value as Choice)}
          sx={{ minWidth: 180 }}
        >
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {words(`avatars.filters.${name}`, { count: format.number(counts[name] ?? 0) })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <ListState
        failed={{ title: words('avatars.failed') }}
        empty={{ title: words('avatars.none'), text: words('avatars.noneHint') }}
        narrowed={Object.keys(list.filterValues).length > 0}
        onShowAll={() => list.setFilters({})}
      >
        <Box id={TABLE} tabIndex={-1} sx={{ outline: 0 }}>
          <AvatarTable columns={columns} />
        </Box>
      </ListState>
    </ListContextProvider>
  )
}
