import { type AuditEntry, listAuditLog } from '@nila/api/contract/audit-log'
import { type HttpError, ListContextProvider, useListController } from 'react-admin'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { ListState } from '../components/ListState.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { DefaultView } from '../lists/DefaultView.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { useColumns } from '../lists/use-columns.ts'
import { useWords } from '../providers/use-words.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'
import { useUndo } from './use-undo.ts'

const LATEST_FIRST = { field: 'at', order: 'DESC' } as const

/** Who did what, and when. Entries are only ever added. */
export const AuditLog = () => (
  <DefaultView resource="audit-log">
    <Entries />
  </DefaultView>
)

function Entries() {
  const words = useWords()
  const navigate = useNavigate()
  const { search } = useLocation()
  const opened = useMatch('/audit-log/:id')?.params.id
  const undoing = useUndo()
  const list = useListController<AuditEntry, HttpError>({
    perPage: 25,
    sort: LATEST_FIRST,
    storeKey: false,
    queryOptions: { onError: () => {} },
  })
  const open = ({ id }: AuditEntry) => navigate({ pathname: `/audit-log/${id}`, search })
  const columns = useAuditColumns(open, undoing)
  const { shown } = useColumns('audit-log', columns)

  return (
    <ListContextProvider value={list}>
      <PageTitle title={words('audit.title')}>
        <ListTools resource="audit-log" list={listAuditLog} columns={columns} />
      </PageTitle>
      <AuditFilters />
      <ListState
        failed={{ title: words('audit.failed'), text: words('audit.failedHint') }}
        empty={{ title: words('audit.none'), text: words('audit.noneHint') }}
        narrowed={Object.keys(list.filterValues).length > 0}
        onShowAll={() => list.setFilters({})}
      >
        <AuditTable columns={shown} onOpen={open} />
      </ListState>
      {opened && (
        <EntryDialog id={Number(opened)} onClose={() => navigate({ pathname: '/audit-log', search })} />
      )}
    </ListContextProvider>
  )
}
