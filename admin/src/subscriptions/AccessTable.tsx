import Check from '@mui/icons-material/CheckCircleOutline'
import Reject from '@mui/icons-material/HighlightOff'
import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import { useListContext } from 'react-admin'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { BulkBar } from '../decisions/BulkBar.tsx'
import { selectionColumn } from '../decisions/selection-column.tsx'
import type { Selection } from '../decisions/use-selection.ts'
import type { RowProps } from '../keyboard/use-list-keys.ts'
import { useColumns } from '../lists/use-columns.ts'
import { useWords } from '../providers/use-words.ts'
import { type AccessActions, RowActions } from './RowActions.tsx'
import type { AccessTab } from './use-access-address.ts'

interface AccessTableProps extends AccessActions {
  tab: AccessTab
  columns: Column<AdminSubscription>[]
  selection: Selection<AdminSubscription>
  rowProps: (access: AdminSubscription) => RowProps
  onApproveSelected: () => void
  onRejectSelected: () => void
}

// Nine columns, with the menu beside them.
const WIDE_FROM = 1180

/** The records of this page; those that wait can be selected and decided together. */
export function AccessTable({ tab, columns, selection, rowProps, ...on }: AccessTableProps) {
  const words = useWords()
  const { data = [], total = 0, sort, setSort } = useListContext<AdminSubscription>()
  const { shown } = useColumns('subscriptions', columns)
  const nameOf = ({ username, avatarName }: AdminSubscription) =>
    words('subscriptions.nameOf', { user: username, avatar: avatarName })
  const actions: Column<AdminSubscription> = {
    key: 'actions',
    label: words('subscriptions.actions'),
    isAction: true,
    render: (access) => (
      <RowActions access={access} onView={on.onView} onApprove={on.onApprove} onReject={on.onReject} />
    ),
  }
  const isPendingList = tab === 'pending'

  return (
    <>
      {isPendingList && (
        <BulkBar
          name={words('subscriptions.selection')}
          selection={selection}
          shown={data.length}
          total={total}
          actions={[
            { label: words('subscriptions.approve'), icon: Check, onClick: on.onApproveSelected },
            { label: words('subscriptions.reject'), icon: Reject, onClick: on.onRejectSelected },
          ]}
        />
      )}
      <RecordTable
        name={words(isPendingList ? 'subscriptions.pendingTab' : 'subscriptions.allTab')}
        columns={[...(isPendingList ? [selectionColumn(selection, nameOf, words)] : []), ...shown, actions]}
        records={data}
        sort={sort}
        onSort={setSort}
        onOpen={on.onView}
        rowProps={rowProps}
        wideFrom={WIDE_FROM}
      />
    </>
  )
}
