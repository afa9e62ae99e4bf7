import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface FigureTilesProps {
  name: string
  /** A tile with a breakdown is as high as two: the place of one that has it, from 1. */
  highAt?: number
  children: ReactNode
}

/** Tiles of figures, as many beside each other as there is room for. */
export const FigureTiles = ({ name, highAt, children }: FigureTilesProps) => (
  <Box
    component="section"
    aria-label={name}
    sx={{
      display: 'grid',
      gap: 4,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      ...(highAt !== undefined && { [`& > :nth-of-type(${highAt})`]: { gridRow: 'span 2' } }),
    }}
  >
    {children}
  </Box>
)
