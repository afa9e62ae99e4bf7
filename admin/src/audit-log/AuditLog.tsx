import { Box, MenuItem, TextField } from '@mui/material'
import { AuditAction, type AuditEntry } from '@nila/api/contract/audit-log'
import { ListContextProvider, useListController } from 'react-admin'
import { ListState } from '../components/ListState.tsx'
import { RefreshButton } from '../components/RefreshButton.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../providers/use-words.ts'
import { AuditTable } from './AuditTable.tsx'

const LATEST_FIRST = { field: 'at', order: 'DESC' } as const

/** Who did what, and when. Entries are only ever added. */
export function AuditLog() {
  const words = useWords()
  const list = useListController<AuditEntry>({
    perPage: 25,
    sort: LATEST_FIRST,
    storeKey: false,
    queryOptions: { onError: () => {} },
  })
  const { filterValues, setFilters } = list

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('audit.title')}>
        <RefreshButton />
      </PageTitle>
      <Box sx={{ mb: 4 }}>
        <TextField
          select
          size="small"
          label={words('audit.filter')}
          value={filterValues.action ?? ''}
          onChange={({ target }) => setFilters(target.value ? { action: target.value } : {})}
          sx={{ minWidth: 240 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{words('audit.anyAction')}</MenuItem>
          {AuditAction.options.map((action) => (
            <MenuItem key={action} value={action}>
              {words(`audit.action.${action}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <ListState
        failed={{ title: words('audit.failed'), text: words('audit.failedHint') }}
        empty={{ title: words('audit.none'), text: words('audit.noneHint') }}
        narrowed={Object.keys(filterValues).length > 0}
        onShowAll={() => setFilters({})}
      >
        <AuditTable />
      </ListState>
    </ListContextProvider>
  )
}
