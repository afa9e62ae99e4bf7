import type { AdminSubscription, SubscriptionDecision } from '@nila/api/contract/subscriptions'
import { useState } from 'react'
import { type HttpError, ListContextProvider, type ListControllerResult } from 'react-admin'
import { ListState } from '../components/ListState.tsx'
import type { Column } from '../components/RecordTable.tsx'
import { useSelection } from '../decisions/use-selection.ts'
import { useListKeys } from '../keyboard/use-list-keys.ts'
import { useWords } from '../providers/use-words.ts'
import { AuthenticationRequired, LoadingFailed } from './AccessFailure.tsx'
import { AccessFilters } from './AccessFilters.tsx'
import { AccessTable } from './AccessTable.tsx'
import { PANEL } from './AccessTabs.tsx'
import { isPending } from './access-status.ts'
import { ApproveDialog, RejectDialog } from './DecisionDialogs.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { type AccessTab, useAccessAddress } from './use-access-address.ts'
import { useAccessDecisions } from './use-access-decisions.ts'
import { SessionEnded } from './use-access-lists.ts'

const NOTHING: AdminSubscription[] = []

interface Asking {
  action: SubscriptionDecision['action']
  requests: AdminSubscription[]
}

interface AccessListProps {
  tab: AccessTab
  list: ListControllerResult<AdminSubscription, HttpError>
  columns: Column<AdminSubscription>[]
}

/** One of the two lists in each of its states, with the dialogs that decide. */
export function AccessList({ tab, list, columns }: AccessListProps) {
  const words = useWords()
  const { opened, open, close } = useAccessAddress()
  const { decide, undoLast, shownIn, dialog } = useAccessDecisions(tab === 'pending')
  const shown = shownIn(list)
  const selection = useSelection<AdminSubscription>(shown)
  const [asking, setAsking] = useState<Asking>()

  async function settle(records: AdminSubscription[], decision: SubscriptionDecision) {
    const requests = records.filter(isPending)
    const [first] = requests
    if (!first) return
    follow(first)
    selection.clear()
    await decide(requests, decision)
  }
  const { rowProps, follow } = useListKeys({
    records: shown.data ?? NOTHING,
    fallback: PANEL,
    ...(tab === 'pending' && { selection }),
    // A key decides at once, access without an end: what was done too quickly is undone by another key.
    actions: [
      {
        key: 'a',
        label: words('subscriptions.approve'),
        run: (records) => settle(records, { action: 'approve' }),
      },
      {
        key: 'r',
        label: words('subscriptions.reject'),
        run: (records) => settle(records, { action: 'reject' }),
      },
    ],
    onOpen: ({ id }) => open(id),
    onUndo: undoLast,
  })

  if (list.error && (list.error as Error) instanceof SessionEnded)
    return <AuthenticationRequired error={list.error} />
  if (list.error && !list.data) return <LoadingFailed error={list.error} />

  const ask = (action: Asking['action']) => (access: AdminSubscription) =>
    setAsking({ action, requests: [access] })
  const askSelected = (action: Asking['action']) => () => setAsking({ action, requests: selection.selected })

  function answer(decision: SubscriptionDecision) {
    const requests = asking?.requests ?? []
    setAsking(undefined)
    // Behind the details nobody would see what comes of it.
    if (opened) close()
    void settle(requests, decision)
  }

  return (
    <ListContextProvider value={shown}>
      <AccessFilters tab={tab} />
      <ListState
        failed={{ title: words('subscriptions.failed') }}
        empty={
          tab === 'pending'
            ? { title: words('subscriptions.nonePending'), text: words('subscriptions.nonePendingHint') }
            : { title: words('subscriptions.none'), text: words('subscriptions.noneHint') }
        }
        narrowed={Object.keys(list.filterValues).length > 0}
        onShowAll={() => list.setFilters({})}
      >
        <AccessTable
          tab={tab}
          columns={columns}
          selection={selection}
          rowProps={rowProps}
          onView={({ id }) => open(id)}
          onApprove={ask('approve')}
          onReject={ask('reject')}
          onApproveSelected={askSelected('approve')}
          onRejectSelected={askSelected('reject')}
        />
      </ListState>
      {opened && (
        <DetailsDialog id={opened} onClose={close} onApprove={ask('approve')} onReject={ask('reject')} />
      )}
      {asking?.action === 'approve' && (
        <ApproveDialog
          requests={asking.requests}
          onCancel={() => setAsking(undefined)}
          onApprove={(expiresAt) => answer({ action: 'approve', expiresAt })}
        />
      )}
      {asking?.action === 'reject' && (
        <RejectDialog
          requests={asking.requests}
          onCancel={() => setAsking(undefined)}
          onReject={() => answer({ action: 'reject' })}
        />
      )}
      {dialog}
    </ListContextProvider>
  )
}
