import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import { SearchField } from '../components/SearchField.tsx'
import { useWords } from '../providers/use-words.ts'

const RATINGS = [5, 4, 3, 2, 1]

export function ReviewFilters() {
  const words = useWords()
  const { filterValues, setFilters } = useListContext()
  const { rating, ...others } = filterValues
  const { id, ...withoutId } = filterValues
  if (id)
    return (
      <Alert
        severity="info"
        sx={{ mb: 4 }}
        action={
          <Button color="inherit" size="small" onClick={() => setFilters(withoutId)}>
            {words('list.showAll')}
          </Button>
        }
      >
        {words('reviews.onlyOne')}
      </Alert>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <SearchField hint={words('reviews.searchHint')} />
      <TextField
        select
        size="small"
        label={words('reviews.ratingFilter')}
        value={rating ?? ''}
        onChange={({ target }) =>
          setFilters(target.value ? { ...others, rating: Number(target.value) } : others)
        }
        sx={{ minWidth: 150 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{words('reviews.anyRating')}</MenuItem>
        {RATINGS.map((value) => (
          <MenuItem key={value} value={value}>
            {words('reviews.rating', { rating: value })}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
