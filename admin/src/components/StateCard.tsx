import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { NewMoon } from '../layout/Moon.tsx'

interface StateCardProps {
  kind: 'empty' | 'error'
  title: string
  text?: string
  children?: ReactNode
}

/** What stands where a list would: nothing there, or not loaded, and what to do about it. */
export const StateCard = ({ kind, title, text, children }: StateCardProps) => (
  <Box
    role={kind === 'error' ? 'alert' : undefined}
    sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 12, px: 4, textAlign: 'center' }}
  >
    <Box sx={{ color: kind === 'error' ? 'error.main' : 'text.secondary' }}>
      {kind === 'error' ? <ErrorOutline sx={{ fontSize: 48 }} /> : <NewMoon />}
    </Box>
    <Typography variant="h3" component="h2" tabIndex={-1}>
      {title}
    </Typography>
    {text && (
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {text}
      </Typography>
    )}
    {children}
  </Box>
)
