import { Box, TableCell } from '@mui/material'
import type { Column } from './RecordTable.tsx'

// Below this width each row is a card with its own labels: a table would scroll sideways or squeeze its words.
export const WIDE = '@media (min-width: 700px)'

interface RecordCellProps<R> {
  column: Column<R>
  record: R
}

/** A cell of a table; on a narrow screen a line of a card, with the column's label before it. */
export function RecordCell<R>({ column: { label, render, isAction, isNumber }, record }: RecordCellProps<R>) {
  const content = render(record)
  return (
    <TableCell
      component="div"
      role="cell"
      sx={{
        display: content === null ? 'none' : 'flex',
        gap: 3,
        justifyContent: isAction ? 'flex-end' : 'space-between',
        alignItems: 'baseline',
        py: 1,
        px: 2,
        borderBottom: 0,
        textAlign: 'end',
        overflowWrap: 'anywhere',
        fontVariantNumeric: isNumber ? 'tabular-nums' : undefined,
        [WIDE]: {
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
          sx={{ flexShrink: 0, color: 'text.secondary', fontSize: 13, [WIDE]: { display: 'none' } }}
        >
          {label}
        </Box>
      )}
      {content}
    </TableCell>
  )
}
