import { Box, Button, Typography } from '@mui/material'
import type { AdminUser } from '@nila/api/contract/users'
import { useListContext } from 'react-admin'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { RoleBadge } from './RoleBadge.tsx'
import { SecondFactorChip } from './SecondFactorChip.tsx'
import { SuspendedChip } from './SuspendedChip.tsx'

type Open = (user: AdminUser) => void

/** Every column that the table can have. */
export function useUserColumns(onOpen: Open): Column<AdminUser>[] {
  const words = useWords()
  const format = useFormat()
  return [
    {
      key: 'username',
      label: words('users.username'),
      sortable: true,
      render: ({ username, suspended }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography component="bdi" variant="body2" sx={{ fontWeight: 600 }}>
            {username}
          </Typography>
          {suspended && <SuspendedChip />}
        </Box>
      ),
    },
    {
      key: 'email',
      label: words('users.email'),
      sortable: true,
      render: ({ email }) =>
        email ?? (
          <Typography component="span" variant="body2" color="textSecondary">
            {words('users.noEmail')}
          </Typography>
        ),
    },
    {
      key: 'createdAt',
      label: words('users.registered'),
      sortable: true,
      render: ({ createdAt }) => (createdAt ? format.day(createdAt) : words('list.unknown')),
    },
    {
      key: 'role',
      label: words('users.role'),
      sortable: true,
      render: ({ role }) => <RoleBadge role={role} />,
    },
    {
      key: 'secondFactor',
      label: words('users.secondFactor'),
      render: ({ secondFactor }) => <SecondFactorChip isSet={secondFactor} />,
    },
    {
      key: 'sessions',
      label: words('users.sessions'),
      isNumber: true,
      render: ({ sessions }) => format.number(sessions),
    },
    {
      key: 'actions',
      label: words('users.actions'),
      isAction: true,
      render: (user) => (
        <Button
          size="small"
          variant="outlined"
          aria-label={words('users.detailsOf', { name: user.username })}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(user)
          }}
        >
          {words('users.details')}
        </Button>
      ),
    },
  ]
}

export function UserTable({ columns, onOpen }: { columns: Column<AdminUser>[]; onOpen: Open }) {
  const words = useWords()
  const { data = [], sort, setSort } = useListContext<AdminUser>()
  return (
    <RecordTable
      name={words('users.title')}
      columns={columns}
      records={data}
      sort={sort}
      onSort={setSort}
      onOpen={onOpen}
    />
  )
}
