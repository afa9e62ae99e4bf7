import { Box, Typography } from '@mui/material'
import type { ChatUsage } from '@nila/api/contract/chat-usage'
import { RankedTable } from '../analytics/RankedTable.tsx'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { Tile } from '../components/Tile.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useMoney } from './use-money.ts'
import { useSeconds } from './use-seconds.ts'

type Row = ChatUsage['models'][number] & { id: string }

/** Each model with its figures, and why answers failed. */
export function UsagePanels({ usage: { models, failures, currency } }: { usage: ChatUsage }) {
  const words = useAssistantWords()
  const { number } = useFormat()
  const money = useMoney()
  const seconds = useSeconds()
  const figure = (key: string, label: string, say: (row: Row) => string): Column<Row> => ({
    key,
    label,
    render: say,
    isNumber: true,
  })
  const columns: Column<Row>[] = [
    {
      key: 'model',
      label: words('usage.model'),
      render: ({ model, baseUrl }) => (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{model}</bdi>
          <Typography variant="caption" color="textSecondary" component="div">
            <bdi>{baseUrl}</bdi>
          </Typography>
        </Box>
      ),
    },
    figure('answers', words('usage.answers'), ({ answers }) => number(answers)),
    figure('tokens', words('usage.tokens'), (row) => number(row.promptTokens + row.completionTokens)),
    figure('cost', words('usage.cost'), ({ cost }) => money(cost, currency)),
    figure('firstText', words('usage.firstText'), ({ firstTextP50 }) => seconds(firstTextP50)),
    figure('p95', words('usage.p95Name'), ({ firstTextP95 }) => seconds(firstTextP95)),
    figure('failed', words('usage.failedColumn'), ({ failed }) => number(failed)),
  ]

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tile title={words('usage.models')}>
        {models.length ? (
          <RecordTable
            name={words('usage.models')}
            columns={columns}
            records={models.map((row) => ({ ...row, id: `${row.baseUrl} ${row.model}` }))}
            wideFrom={1000}
          />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {words('usage.noModels')}
          </Typography>
        )}
      </Tile>
      {failures.length > 0 && (
        <RankedTable
          title={words('usage.failures')}
          columns={[words('usage.failure'), words('usage.count')]}
          rows={failures.map(({ failure, count }) => ({ name: words(`failure.${failure}`), count }))}
        />
      )}
    </Box>
  )
}
