import { Box, Card, Chip, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface TileProps {
  title: string
  /** What it is about: the time of its figures. */
  badge?: string | undefined
  children: ReactNode
}

/** One subject of a screen of figures. */
export function Tile({ title, badge, children }: TileProps) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 4, display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ flex: '1 0 60%' }}>
          {title}
        </Typography>
        {badge && <Chip size="small" variant="outlined" label={badge} />}
      </Box>
      {children}
    </Card>
  )
}
