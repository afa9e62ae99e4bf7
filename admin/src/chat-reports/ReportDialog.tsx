import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { type ChatReport, RESOLUTION_LENGTH } from '@nila/api/contract/chat-reports'
import { useState } from 'react'
import { HistoryTimeline } from '../audit-log/HistoryTimeline.tsx'
import { Facts } from '../components/Facts.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { ReportWords } from './ReportWords.tsx'
import { decisions, reportStatuses } from './report-status.ts'
import { useLanguageName } from './use-language-name.ts'
import { type ReportDecision, useReportName } from './use-report-decisions.ts'

interface ReportDialogProps {
  report: ChatReport
  onDecide: (decision: ReportDecision) => void
  onClose: () => void
}

/** All of a report, a decision with words, and what was done to it before. */
export function ReportDialog({ report, onDecide, onClose }: ReportDialogProps) {
  const words = useAssistantWords()
  const common = useWords()
  const format = useFormat()
  const name = useReportName()(report)
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const languageName = useLanguageName()
  const [resolution, setResolution] = useState(report.resolution)
  const { status, username, createdAt, model, avatarName, language, resolvedAt, resolvedByName } = report
  const { tone, icon } = reportStatuses[status]
  const decider = resolvedByName ?? words('reports.former')

  return (
    <Dialog open fullWidth fullScreen={fullScreen} maxWidth="md" onClose={onClose} aria-labelledby="report">
      <DialogTitle id="report">{name}</DialogTitle>
      {/* A stop of the Tab key, so that the arrows can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ReportWords report={report} />
          <Facts
            of={[
              [
                words('reports.statusField'),
                <StateChip key="status" tone={tone} icon={icon} label={words(`reports.status.${status}`)} />,
              ],
              [words('reports.reporter'), <bdi key="reporter">{username ?? words('reports.guest')}</bdi>],
              [words('reports.reported'), format.dayAndTime(createdAt)],
              [words('reports.avatar'), <bdi key="avatar">{avatarName ?? words('reports.self')}</bdi>],
              [words('reports.model'), <bdi key="model">{model ?? words('reports.helpGuide')}</bdi>],
              [words('reports.language'), languageName(language)],
              ...(resolvedAt
                ? [
                    [
                      words('reports.decided'),
                      words('reports.decidedBy', { name: decider, time: format.dayAndTime(resolvedAt) }),
                    ] as [string, string],
                  ]
                : []),
            ]}
          />
          <TextField
            label={words('reports.resolution')}
            value={resolution}
            onChange={({ target }) => setResolution(target.value)}
            helperText={words('reports.resolutionHint')}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: RESOLUTION_LENGTH, dir: 'auto' } }}
          />
          <section>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {common('history.title')}
            </Typography>
            <HistoryTimeline subjectType="chat_report" subjectId={report.id} />
          </section>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button variant="outlined" onClick={onClose}>
          {common('list.close')}
        </Button>
        {decisions
          .filter(
            (decision) => decision !== status || (decision !== 'open' && resolution !== report.resolution),
          )
          .toReversed()
          .map((decision) => (
            <Button
              key={decision}
              variant={decision === 'resolved' ? 'contained' : 'outlined'}
              onClick={() => onDecide({ status: decision, resolution: resolution.trim() })}
            >
              {words(reportStatuses[decision].decision)}
            </Button>
          ))}
      </DialogActions>
    </Dialog>
  )
}
