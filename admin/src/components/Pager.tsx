import { Box, Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import { useCountWords } from './use-count-words.ts'
import { useFormat } from './use-format.ts'

/** 'Showing X to Y of Z results' and the way to the pages before and after. */
export function Pager() {
  const words = useWords()
  const format = useFormat()
  const countWords = useCountWords()
  const { page, perPage, total = 0, setPage, hasPreviousPage, hasNextPage } = useListContext()
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  return (
    <Box
      component="nav"
      aria-label={words('list.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}
    >
      <Typography
        role="status"
        variant="caption"
        color="textSecondary"
        sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {words('list.range', {
          from: format.number(from),
          to: format.number(to),
          total: countWords(total),
        })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="outlined" size="small" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
          {words('list.previous')}
        </Button>
        <Button variant="outlined" size="small" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
          {words('list.next')}
        </Button>
      </Box>
    </Box>
  )
}
