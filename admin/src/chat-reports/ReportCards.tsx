import { Box } from '@mui/material'
import type { ChatReport, ReportStatus } from '@nila/api/contract/chat-reports'
import { useListContext } from 'react-admin'
import { BulkBar } from '../decisions/BulkBar.tsx'
import type { Selection } from '../decisions/use-selection.ts'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import type { RowProps } from '../keyboard/use-list-keys.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { ReportCard } from './ReportCard.tsx'
import { decisions, reportStatuses } from './report-status.ts'

interface ReportCardsProps {
  selection: Selection<ChatReport>
  rowProps: (report: ChatReport) => RowProps
  /** Whether a decision is on its way. */
  busy: boolean
  onDecide: (reports: ChatReport[], status: ReportStatus) => void
  onOpen: (report: ChatReport) => void
}

/** The reports of this page, and a selection of several. */
export function ReportCards({ selection, rowProps, busy, ...on }: ReportCardsProps) {
  const words = useAssistantWords()
  const { data = [], total = data.length } = useListContext<ChatReport>()
  return (
    <>
      <BulkBar
        name={words('reports.bulk')}
        selection={selection}
        shown={data.length}
        total={total}
        actions={decisions.map((status) => ({
          label: words(reportStatuses[status].decision),
          icon: reportStatuses[status].icon,
          onClick: () => on.onDecide(selection.selected, status),
        }))}
      />
      <Box component="ul" aria-busy={busy} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {data.map((report) => (
          <li key={report.id}>
            <ReportCard
              report={report}
              rowProps={rowProps(report)}
              selected={selection.has(report.id)}
              onToggle={() => selection.toggle(report.id)}
              onDecide={(status) => on.onDecide([report], status)}
              onOpen={() => on.onOpen(report)}
            />
          </li>
        ))}
      </Box>
      <KeyHint />
    </>
  )
}
