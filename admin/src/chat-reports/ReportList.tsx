import { Box } from '@mui/material'
import { AnswerFault } from '@nila/api/contract/chat'
import { type ChatReport, listChatReports } from '@nila/api/contract/chat-reports'
import { useState } from 'react'
import { ListContextProvider, useListController } from 'react-admin'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { ListState } from '../components/ListState.tsx'
import { RefreshButton } from '../components/RefreshButton.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { useSelection } from '../decisions/use-selection.ts'
import { useListKeys } from '../keyboard/use-list-keys.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useToast } from '../layout/use-toast.ts'
import { CsvLink } from '../lists/CsvLink.tsx'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { ReportCards } from './ReportCards.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { PANEL, ReportTabs } from './ReportTabs.tsx'
import { decisions as allDecisions, filterOfTab, reportStatuses, tabOfFilter } from './report-status.ts'
import { type ReportDecision, useReportDecisions } from './use-report-decisions.ts'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const
const OPEN_FIRST = filterOfTab('open')

/** The answers that people want looked at. */
export function ReportList() {
  const words = useAssistantWords()
  const toast = useToast()
  const failed = { title: words('reports.failed'), text: words('reports.failedHint') }
  const list = useListController<ChatReport>({
    resource: 'chat-reports',
    perPage: 10,
    sort: NEWEST_FIRST,
    filterDefaultValues: OPEN_FIRST,
    storeKey: false,
    queryOptions: { onError: () => toast('error', failed.title, { description: failed.text }) },
  })
  const { status, ...narrowing } = list.filterValues
  const tab = tabOfFilter(status)
  const decisions = useReportDecisions(status)
  const shown = decisions.shownIn(list)
  const selection = useSelection(shown)
  const [opened, setOpened] = useState<ChatReport>()

  function decide(reports: ChatReport[], decision: ReportDecision) {
    const { status, resolution } = decision
    const changed = reports.filter(
      (report) => report.status !== status || (resolution !== '' && resolution !== report.resolution),
    )
    const [first] = changed
    if (!first) return
    keys.follow(first)
    selection.clear()
    void decisions.decide(changed, decision)
  }

  const keys = useListKeys<ChatReport>({
    records: shown.data ?? [],
    fallback: PANEL,
    selection,
    actions: allDecisions.map((to) => ({
      key: reportStatuses[to].key,
      label: words(reportStatuses[to].decision),
      run: (reports) => decide(reports, { status: to, resolution: '' }),
    })),
    onOpen: setOpened,
    onUndo: decisions.undoLast,
  })

  return (
    <ListContextProvider value={shown}>
      <PageTitle title={words('reports.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <CsvLink list={listChatReports} />
          <RefreshButton />
        </Box>
      </PageTitle>
      <ReportTabs tab={tab}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
          <SearchField hint={words('reports.searchHint')} />
          <FilterSelect
            source="reason"
            label={words('reports.reasonFilter')}
            any={words('reports.anyReason')}
            options={AnswerFault.options.map((value) => ({ value, label: words(`reports.reason.${value}`) }))}
          />
        </Box>
        <ListState
          failed={failed}
          empty={{ title: words(`reports.none.${tab}.title`), text: words(`reports.none.${tab}.hint`) }}
          narrowed={Object.keys(narrowing).length > 0}
          onShowAll={() => list.setFilters(filterOfTab(tab))}
        >
          <ReportCards
            selection={selection}
            rowProps={keys.rowProps}
            busy={decisions.busy}
            onDecide={(reports, to) => decide(reports, { status: to, resolution: '' })}
            onOpen={setOpened}
          />
        </ListState>
      </ReportTabs>
      {decisions.dialog}
      {opened && (
        <ReportDialog
          key={opened.id}
          report={opened}
          onClose={() => setOpened(undefined)}
          onDecide={(decision) => {
            setOpened(undefined)
            decide([opened], decision)
          }}
        />
      )}
    </ListContextProvider>
  )
}
