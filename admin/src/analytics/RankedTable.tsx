import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Tile } from '../components/Tile.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'

export interface RankedRow {
  name: string
  count: number
  /** A second figure of the row, in words. */
  also?: string
}

interface RankedTableProps {
  title: string
  /** What the names and the counts are: 'Page', 'Views'. */
  columns: [name: string, count: string, also?: string]
  rows: RankedRow[]
}

/** Names with how many, each with a bar as long as its part of the highest. */
export function RankedTable({ title, columns: [name, count, also], rows }: RankedTableProps) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const highest = Math.max(1, ...rows.map((row) => row.count))
  return (
    <Tile title={title}>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {words('analytics.panelEmpty')}
        </Typography>
      ) : (
        <Table size="small" aria-label={title} sx={{ '& td, & th': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{count}</TableCell>
              {also && <TableCell align="right">{also}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.name}>
                <TableCell component="th" scope="row" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
                  <bdi>{row.name}</bdi>
                  <Box
                    sx={{ height: 4, mt: 1, borderRadius: 1, bgcolor: 'primary.main' }}
                    style={{ width: `${(row.count / highest) * 100}%` }}
                  />
                </TableCell>
                <TableCell align="right">{format.number(row.count)}</TableCell>
                {also && <TableCell align="right">{row.also}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Tile>
  )
}
