import Edit from '@mui/icons-material/EditOutlined'
import Inactive from '@mui/icons-material/ToggleOffOutlined'
import Active from '@mui/icons-material/ToggleOnOutlined'
import { Box, Button } from '@mui/material'
import type { AdminAvatar } from '@nila/api/contract/avatars'
import { useListContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { useListKeys } from '../keyboard/use-list-keys.ts'
import { useColumns } from '../lists/use-columns.ts'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { AvatarPicture } from './AvatarPicture.tsx'
import { useKeptDraft } from './use-avatar-draft.ts'
import { usePrice } from './use-price.ts'

/** The id of the list, which takes the focus where the row that had it is gone. */
export const TABLE = 'avatars-table'

const addressOf = ({ id }: AdminAvatar) => `/avatars/${id}`

/** Says that somebody began to change an avatar here and has not saved it. */
function UnsavedChip({ id }: { id: number }) {
  const words = useAvatarWords()
  const [kept] = useKeptDraft(id)
  return kept && <StateChip tone="warning" icon={Edit} label={words('avatars.unsaved')} />
}

export function useAvatarColumns(): Column<AdminAvatar>[] {
  const words = useAvatarWords()
  const format = useFormat()
  const price = usePrice()
  return [
    {
      key: 'name',
      label: words('avatars.name'),
      sortable: true,
      render: ({ id, name, icon }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <AvatarPicture icon={icon} fontSize="small" />
          <Box component="bdi" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <UnsavedChip id={id} />
        </Box>
      ),
    },
    {
      key: 'category',
      label: words('avatars.category'),
      sortable: true,
      render: ({ category }) => <bdi>{category}</bdi>,
    },
    {
      key: 'price',
      label: words('avatars.price'),
      sortable: true,
      isNumber: true,
      render: (avatar) => price(avatar.price),
    },
    {
      key: 'isActive',
      label: words('avatars.state'),
      sortable: true,
      render: ({ isActive }) => (
        <StateChip
          tone={isActive ? 'success' : 'default'}
          icon={isActive ? Active : Inactive}
          label={words(isActive ? 'avatars.active' : 'avatars.inactive')}
        />
      ),
    },
    {
      key: 'subscribers',
      label: words('avatars.subscribers'),
      isNumber: true,
      render: ({ subscribers }) => format.number(subscribers),
    },
    {
      key: 'actions',
      label: words('avatars.actions'),
      isAction: true,
      render: (avatar) => (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={addressOf(avatar)}
          aria-label={words('avatars.edit', { name: avatar.name })}
          onClick={(event) => event.stopPropagation()}
        >
          {words('avatars.editOf')}
        </Button>
      ),
    },
  ]
}

export function AvatarTable({ columns }: { columns: Column<AdminAvatar>[] }) {
  const words = useAvatarWords()
  const navigate = useNavigate()
  const { data = [], sort, setSort } = useListContext<AdminAvatar>()
  const { shown } = useColumns('avatars', columns)
  const open = (avatar: AdminAvatar) => navigate(addressOf(avatar))
  const { rowProps } = useListKeys({ records: data, fallback: TABLE, onOpen: open })

  return (
    <RecordTable
      name={words('avatars.title')}
      columns={shown}
      records={data}
      sort={sort}
      onSort={setSort}
      onOpen={open}
      rowProps={rowProps}
    />
  )
}
