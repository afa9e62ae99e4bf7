import Refresh from '@mui/icons-material/Refresh'
import { Box, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { useWords } from '../providers/use-words.ts'

export function RefreshButton() {
  const words = useWords()
  const { refetch, isFetching } = useListContext()
  return (
    <Button
      variant="outlined"
      aria-label={words('list.refresh')}
      loading={isFetching}
      onClick={() => refetch()}
      sx={{ gap: 2, minWidth: 44, px: { xs: 2, sm: 4 } }}
    >
      <Refresh fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {words('list.refresh')}
      </Box>
    </Button>
  )
}
