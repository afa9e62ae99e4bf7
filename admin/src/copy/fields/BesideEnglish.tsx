import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { EnglishSide } from '../EnglishSide.tsx'

interface BesideEnglishProps {
  /** What the English says; undefined where there is none to be shown. */
  source: unknown
  isPicture?: boolean
  children: ReactNode
}

/** A field with its English: beside it where there is room for two columns, else above it. */
export const BesideEnglish = ({ source, isPicture = false, children }: BesideEnglishProps) =>
  source === undefined ? (
    children
  ) : (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container copy (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <EnglishSide value={source} isPicture={isPicture} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
