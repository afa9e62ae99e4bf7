import Block from '@mui/icons-material/Block'
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline'
import HelpOutline from '@mui/icons-material/HelpOutline'
import HighlightOff from '@mui/icons-material/HighlightOff'
import SkipNext from '@mui/icons-material/SkipNext'
import { Box } from '@mui/material'
import type { ProviderAnswer } from '@nila/api/contract/email-testing'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useProviderName } from '../components/use-provider-name.ts'
import { useWords } from '../providers/use-words.ts'

const outcomes = {
  sent: { tone: 'success', icon: CheckCircleOutline },
  failed: { tone: 'error', icon: HighlightOff },
  refused: { tone: 'error', icon: Block },
  uncertain: { tone: 'warning', icon: HelpOutline },
  skipped: { tone: 'default', icon: SkipNext },
} as const satisfies Record<ProviderAnswer['outcome'], unknown>

/** What each provider said, in the order in which they were asked. */
export function ProviderAnswers({ answers }: { answers: ProviderAnswer[] }) {
  const words = useWords()
  const nameOf = useProviderName()
  type Row = ProviderAnswer & { id: number }
  const columns: Column<Row>[] = [
    {
      key: 'provider',
      label: words('emailTesting.provider'),
      render: ({ provider }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {nameOf(provider)}
        </Box>
      ),
    },
    {
      key: 'outcome',
      label: words('emailTesting.outcome'),
      render: ({ outcome }) => (
        <StateChip {...outcomes[outcome]} label={words(`emailTesting.outcomes.${outcome}`)} />
      ),
    },
    { key: 'answer', label: words('emailTesting.answer'), render: ({ answer }) => <bdi>{answer}</bdi> },
  ]
  return (
    <RecordTable
      name={words('emailTesting.answers')}
      columns={columns}
      records={answers.map((answer, id) => ({ ...answer, id }))}
    />
  )
}
