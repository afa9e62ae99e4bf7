import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import type { ReactNode } from 'react'
import type { Identifier } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import { RecordCell, WIDE } from './RecordCell.tsx'

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
}

/**
 * A table of records. Built of elements with table roles, so that it stays a table for a screen reader where narrow
 * screens show its rows as cards. Whatever can be done with a row is a named button inside it; the mouse may click the row.
 */
export function RecordTable<R extends { id: Identifier }>(props: RecordTableProps<R>) {
  const { name, columns, records, sort, onSort, onOpen, current } = props
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
      sx={{ display: 'block', [WIDE]: { display: 'table' } }}
    >
      <TableHead component="div" sx={{ display: 'none', [WIDE]: { display: 'table-header-group' } }}>
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
      <TableBody component="div" sx={{ display: 'block', [WIDE]: { display: 'table-row-group' } }}>
        {records.map((record) => (
          <TableRow
            key={record.id}
            component="div"
            aria-current={record.id === current || undefined}
            onClick={() => onOpen?.(record)}
            sx={{
              display: 'block',
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
              cursor: onOpen ? 'pointer' : undefined,
              '&:hover, &:focus-within': { bgcolor: 'action.hover' },
              '&[aria-current]': { bgcolor: 'action.selected' },
              [WIDE]: { display: 'table-row', py: 0, borderBottom: 0 },
            }}
          >
            {columns.map((column) => (
              <RecordCell key={column.key} column={column} record={record} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
