import { Checkbox } from '@mui/material'
import type { Column } from '../components/RecordTable.tsx'
import type { Words } from '../providers/use-words.ts'
import type { Selection } from './use-selection.ts'

/** The first column of a table whose rows can be selected. */
export const selectionColumn = <R extends { id: number }>(
  selection: Selection<R>,
  nameOf: (record: R) => string,
  words: Words,
): Column<R> => ({
  key: 'selection',
  label: words('decisions.select'),
  render: (record) => (
    <Checkbox
      size="small"
      checked={selection.has(record.id)}
      onChange={() => selection.toggle(record.id)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': words('decisions.selectOne', { name: nameOf(record) }) } }}
      sx={{ m: -2 }}
    />
  ),
})
