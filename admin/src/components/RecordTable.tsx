import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import type { ReactNode } from 'react'
import type { Identifier } from 'react-admin'
import type { RowProps } from '../keyboard/use-list-keys.ts'
import { useWords } from '../providers/use-words.ts'
import { RecordCell } from './RecordCell.tsx'

export interface Column<R> {
  /** Also the field that the API sorts by, where `sortable`. */
  key: string
  label: string
  render: (record: R) => ReactNode
  sortable?: boolean
  /** The row's button: on a narrow screen it needs no label beside it. */
  isAction?: boolean
  /** Numbers stand one below the other. */
  isNumber?: boolean
}

interface RecordTableProps<R> {
  name: string
  columns: Column<R>[]
  records: R[]
  sort?: { field: string; order: 'ASC' | 'DESC' }
  onSort?: (sort: { field: string; order: 'ASC' | 'DESC' }) => void
  onOpen?: (record: R) => void
  /** The record that is shown elsewhere on the screen. */
  current?: Identifier | undefined
  /** How many pixels wide the page must be for all columns to stand beside each other. */
  wideFrom?: number
  /** What makes the rows stops of the keyboard: `rowProps` of `useListKeys`. */
  rowProps?: (record: R) => RowProps
}

/**
 * A table of records. Built of elements with table roles, so that it stays a table for a screen reader where narrow
 * screens show its rows as cards. Whatever can be done with a row is a named button inside it; the mouse may click the row.
 */
export function RecordTable<R extends { id: Identifier }>(props: RecordTableProps<R>) {
  const { name, columns, records, sort, onSort, onOpen, current, rowProps, wideFrom = 700 } = props
  // Below this width each row is a card with its own labels: a table would scroll sideways or squeeze its words.
  const wide = `@media (min-width: ${wideFrom}px)`
  const words = useWords()

  const heading = ({ key, label, sortable }: Column<R>) => {
    if (!sortable || !sort || !onSort) return label
    const active = sort.field === key
    const order = active && sort.order === 'ASC' ? 'DESC' : 'ASC'
    return (
      <TableSortLabel
        active={active}
        direction={active && sort.order === 'DESC' ? 'desc' : 'asc'}
        title={words('list.sortBy', { column: label })}
        onClick={() => onSort({ field: key, order })}
      >
        {label}
      </TableSortLabel>
    )
  }

  return (
    <Table
      component="div"
      size="small"
      aria-label={name}
      sx={{ display: 'block', [wide]: { display: 'table' } }}
    >
      <TableHead component="div" sx={{ display: 'none', [wide]: { display: 'table-header-group' } }}>
        <TableRow component="div" sx={{ display: 'table-row' }}>
          {columns.map((column) => (
            <TableCell
              key={column.key}
              component="div"
              role="columnheader"
              align={column.isAction || column.isNumber ? 'right' : 'left'}
              sx={{ display: 'table-cell', px: 2 }}
              {...(sort?.field === column.key && { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' })}
            >
              {heading(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody component="div" sx={{ display: 'block', [wide]: { display: 'table-row-group' } }}>
        {records.map((record) => (
          <TableRow
            key={record.id}
            component="div"
            aria-current={record.id === current || undefined}
            onClick={() => onOpen?.(record)}
            {...rowProps?.(record)}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
              columnGap: 6,
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
              cursor: onOpen ? 'pointer' : undefined,
              '&:hover, &:focus-within': { bgcolor: 'action.hover' },
              '&[aria-current]': { bgcolor: 'action.selected' },
              [wide]: { display: 'table-row', py: 0, borderBottom: 0 },
            }}
          >
            {columns.map((column) => (
              <RecordCell key={column.key} column={column} record={record} wide={wide} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
