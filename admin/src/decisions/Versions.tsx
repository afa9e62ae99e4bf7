import ChangeCircleOutlined from '@mui/icons-material/ChangeCircleOutlined'
import { Box, Typography } from '@mui/material'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useWords } from '../providers/use-words.ts'
import type { ComparedField, Conflict } from './decidable.ts'

interface VersionsProps<R> extends Conflict<R> {
  fields: ComparedField<R>[]
}

interface Row {
  id: string
  seen: string
  current: string
}

const Value = ({ children }: { children: string }) => (
  <Box component="bdi" sx={{ minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)

const isChanged = ({ seen, current }: Row) => seen !== current

/** Two versions of a record beside each other, field by field; what differs is marked and comes first. */
export function Versions<R>({ seen, current, fields }: VersionsProps<R>) {
  const words = useWords()
  const rows = fields
    .map(({ label, textOf }): Row => ({ id: label, seen: textOf(seen), current: textOf(current) }))
    .sort((one, other) => Number(isChanged(other)) - Number(isChanged(one)))
  const columns: Column<Row>[] = [
    {
      key: 'field',
      label: words('decisions.field'),
      render: (row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 120 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {row.id}
          </Typography>
          {isChanged(row) && (
            <StateChip tone="warning" icon={ChangeCircleOutlined} label={words('decisions.changed')} />
          )}
        </Box>
      ),
    },
    { key: 'seen', label: words('decisions.seen'), render: (row) => <Value>{row.seen}</Value> },
    { key: 'current', label: words('decisions.current'), render: (row) => <Value>{row.current}</Value> },
  ]
  return <RecordTable name={words('decisions.versions')} columns={columns} records={rows} />
}
