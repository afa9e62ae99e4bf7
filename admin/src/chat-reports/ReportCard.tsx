import { Box, Button, Card, Checkbox, Typography } from '@mui/material'
import type { ChatReport, ReportStatus } from '@nila/api/contract/chat-reports'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import type { RowProps } from '../keyboard/use-list-keys.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { ReportWords } from './ReportWords.tsx'
import { decisions, reportStatuses } from './report-status.ts'
import { useReportName } from './use-report-decisions.ts'

/** Of each text; all of them are in the details. */
const LINES = 4

interface ReportCardProps {
  report: ChatReport
  rowProps: RowProps
  selected: boolean
  onToggle: () => void
  onDecide: (status: ReportStatus) => void
  onOpen: () => void
}

export function ReportCard({ report, rowProps, selected, ...on }: ReportCardProps) {
  const words = useAssistantWords()
  const common = useWords()
  const format = useFormat()
  const name = useReportName()(report)
  const { id, status, username, createdAt, model, avatarName, resolution } = report
  const { tone, icon } = reportStatuses[status]
  return (
    <Card
      component="article"
      aria-labelledby={`report-${id}`}
      {...rowProps}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        p: 2,
        bgcolor: selected ? 'action.selected' : undefined,
      }}
    >
      <Checkbox
        size="small"
        checked={selected}
        onChange={on.onToggle}
        slotProps={{ input: { 'aria-label': common('decisions.selectOne', { name }) } }}
        sx={{ alignSelf: 'start' }}
      />
      <Box sx={{ minWidth: 0, py: 1.5, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div>
          <Typography variant="h3" component="h2" id={`report-${id}`}>
            {name}
          </Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mt: 2 }}
          >
            <StateChip tone={tone} icon={icon} label={words(`reports.status.${status}`)} />
            <Typography variant="caption" color="textSecondary">
              <bdi>{username ?? words('reports.guest')}</bdi> ·{' '}
              <time dateTime={createdAt}>{format.dayAndTime(createdAt)}</time> ·{' '}
              <bdi>{avatarName ?? words('reports.self')}</bdi> ·{' '}
              <bdi>{model ?? words('reports.helpGuide')}</bdi>
            </Typography>
          </Box>
        </div>
        <ReportWords report={report} lines={LINES} />
        {resolution && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {words('reports.resolution')}: <bdi>{resolution}</bdi>
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {decisions
            .filter((decision) => decision !== status)
            .map((decision) => (
              <Button key={decision} size="small" variant="outlined" onClick={() => on.onDecide(decision)}>
                {words(reportStatuses[decision].decision)}
              </Button>
            ))}
          <Button size="small" aria-label={words('reports.detailsOf', { name })} onClick={on.onOpen}>
            {words('reports.details')}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
