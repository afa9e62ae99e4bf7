import { Box } from '@mui/material'
import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import type { Column } from '../components/RecordTable.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { AccessEnd, AccessStatus, PaymentMethod, TransactionId } from './AccessCells.tsx'
import type { AccessTab } from './use-access-address.ts'

/** The columns of both lists, as spec section 2 names them. */
export function useAccessColumns(tab: AccessTab): Column<AdminSubscription>[] {
  const words = useWords()
  const format = useFormat()
  const isAll = tab === 'all'
  const ending: Column<AdminSubscription> = {
    key: 'expiresAt',
    label: words('subscriptions.expires'),
    sortable: true,
    render: (access) => <AccessEnd access={access} />,
  }
  return [
    { key: 'id', label: words('subscriptions.id'), sortable: true, render: ({ id }) => id },
    {
      key: 'username',
      label: words('subscriptions.user'),
      sortable: true,
      render: ({ username }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {username}
        </Box>
      ),
    },
    {
      key: 'avatarName',
      label: words('subscriptions.avatar'),
      sortable: true,
      render: ({ avatarName }) => <bdi>{avatarName}</bdi>,
    },
    {
      key: 'paymentMethod',
      label: words(isAll ? 'subscriptions.paymentMethod' : 'subscriptions.method'),
      sortable: true,
      render: (access) => <PaymentMethod access={access} />,
    },
    {
      key: 'transactionId',
      label: words('subscriptions.transactionId'),
      render: (access) => <TransactionId access={access} />,
    },
    {
      key: 'createdAt',
      label: words(isAll ? 'subscriptions.created' : 'subscriptions.date'),
      sortable: true,
      render: ({ createdAt }) => (
        <Box component="time" dateTime={createdAt} sx={{ whiteSpace: 'nowrap' }}>
          {format.day(createdAt)}
        </Box>
      ),
    },
    {
      key: 'status',
      label: words('subscriptions.status'),
      sortable: true,
      render: (access) => <AccessStatus access={access} />,
    },
    ...(isAll ? [ending] : []),
  ]
}
