import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** How a figure looks that a glance is to catch. */
export const bigFigure = {
  fontSize: 27,
  lineHeight: 1.2,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
} as const

export const BigFigure = ({ children }: { children: ReactNode }) => (
  <Typography sx={bigFigure}>{children}</Typography>
)
