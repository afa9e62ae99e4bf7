import { Box, Button, Card, Typography } from '@mui/material'
import { useReleasesWords } from '../providers/use-releases-words.ts'

/** The way back to the site as it was before anything was published. */
export function ProductCard({ isBusy, onRollBack }: { isBusy: boolean; onRollBack: () => void }) {
  const words = useReleasesWords()
  return (
    <Card component="article" aria-labelledby="product" sx={{ display: 'grid', gap: 2, p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h3" id="product">
          {words('list.product')}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={words('list.rollBackToProduct')}
          onClick={onRollBack}
        >
          {words('rollBack.action')}
        </Button>
      </Box>
      <Typography color="textSecondary">{words('list.productHint')}</Typography>
    </Card>
  )
}
