import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ListContextProvider, useGetIdentity, useListController } from 'react-admin'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { ListState } from '../components/ListState.tsx'
import { RefreshButton } from '../components/RefreshButton.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { TabbedPanel } from '../components/TabbedPanel.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useToast } from '../layout/use-toast.ts'
import type { EmailLogRecord } from '../providers/data-provider.ts'
import { useWords } from '../providers/use-words.ts'
import { LogContent } from './LogContent.tsx'
import { LogTable } from './LogTable.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useLogAddress } from './use-log-address.ts'
import { useLogDeletion } from './use-log-deletion.ts'

const LATEST_FIRST = { field: 'timestamp', order: 'DESC' } as const
const NO_LOGS: EmailLogRecord[] = []
const PANEL = 'email-logs-panel'

/** The mails that no provider took. */
export function EmailLogs() {
  const words = useWords()
  const toast = useToast()
  const { identity } = useGetIdentity()
  const address = useLogAddress()
  const [deleting, setDeleting] = useState<EmailLogRecord | 'all'>()
  const failed = { title: words('emailLogs.failed'), text: words('emailLogs.failedHint') }
  const list = useListController<EmailLogRecord>({
    perPage: 10,
    sort: LATEST_FIRST,
    storeKey: false,
    queryOptions: { onError: () => toast('error', failed.title, { description: failed.text }) },
  })
  const { data: logs = NO_LOGS, total = 0, filterValues } = list
  const refetch = async () => {
    await list.refetch()
  }
  const { remove, removeAll, busy, dialog } = useLogDeletion(refetch, (gone) => {
    if (gone === undefined || gone === address.filename) address.clear()
  })
  const focusAfter = useFocusAfter(PANEL, logs)
  const mayDelete = identity?.role === 'super_admin'

  function confirmDeletion() {
    setDeleting(undefined)
    if (!deleting || busy) return
    if (deleting === 'all') focusAfter(0, removeAll)
    else focusAfter(logs.indexOf(deleting), () => remove(deleting))
  }

  const tabs = [
    { value: 'list', label: words('emailLogs.list') } as const,
    ...(address.filename ? [{ value: 'content', label: words('emailLogs.content') } as const] : []),
  ]

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('emailLogs.title')}>
        {mayDelete && total > 0 && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteSweep />}
            onClick={() => setDeleting('all')}
          >
            {words('emailLogs.deleteAll')}
          </Button>
        )}
        <RefreshButton />
      </PageTitle>
      <TabbedPanel
        name={words('emailLogs.tabs')}
        panel={PANEL}
        tabs={tabs}
        chosen={address.tab}
        onChoose={address.show}
      >
        {address.tab === 'content' && address.filename ? (
          <LogContent
            filename={address.filename}
            log={logs.find(({ filename }) => filename === address.filename)}
            onBack={() => address.show('list')}
          />
        ) : (
          <>
            <Box sx={{ mb: 4 }}>
              <SearchField hint={words('emailLogs.searchHint')} />
            </Box>
            <ListState
              failed={failed}
              empty={{ title: words('emailLogs.none'), text: words('emailLogs.noneHint') }}
              narrowed={Object.keys(filterValues).length > 0}
              onShowAll={() => list.setFilters({})}
            >
              <LogTable
                selected={address.filename}
                onView={({ filename }) => {
                  address.select(filename)
                  document.getElementById(PANEL)?.focus()
                }}
                onDelete={mayDelete ? setDeleting : undefined}
              />
            </ListState>
          </>
        )}
      </TabbedPanel>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mt: 6, pt: 3, maxWidth: 680, borderTop: 1, borderColor: 'divider' }}
      >
        {words('emailLogs.footer')}
      </Typography>
      {deleting && (
        <ConfirmDialog
          title={words(deleting === 'all' ? 'emailLogs.deleteAllTitle' : 'emailLogs.deleteTitle')}
          text={
            deleting === 'all'
              ? words('emailLogs.deleteAllText')
              : words('emailLogs.deleteText', { filename: deleting.filename })
          }
          action={words(deleting === 'all' ? 'emailLogs.deleteAll' : 'emailLogs.delete')}
          onCancel={() => setDeleting(undefined)}
          onConfirm={confirmDeletion}
        />
      )}
      {dialog}
    </ListContextProvider>
  )
}
