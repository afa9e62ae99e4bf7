import { Box, Typography } from '@mui/material'
import type { ChatReport } from '@nila/api/contract/chat-reports'
import { useAssistantWords } from '../providers/use-assistant-words.ts'

interface SaidProps {
  label: string
  text: string
  /** Of the text, where it is known. */
  lang?: string
  /** How many lines are shown of it; all unless said. */
  lines?: number
}

const Said = ({ label, text, lang, lines }: SaidProps) => (
  <div>
    <Typography variant="caption" color="textSecondary" component="h3" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography
      variant="body2"
      component="div"
      dir="auto"
      lang={lang}
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        maxWidth: 680,
        ...(lines && {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          overflow: 'hidden',
        }),
      }}
    >
      {text}
    </Typography>
  </div>
)

/**
 * What was asked, what was answered, and what was said about that: as text, whatever stands in it.
 * @param lines how many lines are shown of each; all unless said
 */
export function ReportWords({ report, lines }: { report: ChatReport; lines?: number }) {
  const words = useAssistantWords()
  const { question, answer, note, language } = report
  const cut = lines === undefined ? {} : { lines }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Said label={words('reports.question')} text={question || words('reports.noQuestion')} {...cut} />
      <Said label={words('reports.answer')} text={answer} lang={language} {...cut} />
      {note && <Said label={words('reports.note')} text={note} {...cut} />}
    </Box>
  )
}
