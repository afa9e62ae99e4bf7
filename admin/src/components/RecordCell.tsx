import { Box, TableCell } from '@mui/material'
import type { Column } from './RecordTable.tsx'

interface RecordCellProps<R> {
  column: Column<R>
  record: R
  /** The media query under which rows are rows, not cards. */
  wide: string
}

/** A cell of a table; on a narrow screen a line of a card, with the column's label before it. */
export function RecordCell<R>({ column, record, wide }: RecordCellProps<R>) {
  const { label, render, isAction, isNumber } = column
  const content = render(record)
  return (
    <TableCell
      component="div"
      role="cell"
      sx={{
        display: content === null ? 'none' : 'flex',
        gap: 3,
        gridColumn: isAction ? '1 / -1' : undefined,
        justifyContent: isAction ? 'flex-end' : 'space-between',
        alignItems: 'baseline',
        py: 1,
        px: 2,
        borderBottom: 0,
        textAlign: 'end',
        overflowWrap: 'anywhere',
        fontVariantNumeric: isNumber ? 'tabular-nums' : undefined,
        [wide]: {
          display: 'table-cell',
          borderBottom: 1,
          borderColor: 'divider',
          py: 2,
          textAlign: isAction || isNumber ? 'end' : 'start',
        },
      }}
    >
      {!isAction && (
        <Box
          component="span"
          sx={{ flexShrink: 0, color: 'text.secondary', fontSize: 13, [wide]: { display: 'none' } }}
        >
          {label}
        </Box>
      )}
      {content}
    </TableCell>
  )
}
