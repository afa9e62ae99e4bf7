import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../providers/use-words.ts'

/** What a picture shows as a table, on demand. */
export function AsTable({ name, children }: { name: string; children: ReactNode }) {
  const words = useWords()
  return (
    <Box component="details" sx={{ mt: 1, minWidth: 0 }}>
      <Box
        component="summary"
        sx={{
          cursor: 'pointer',
          fontSize: 13,
          color: 'text.secondary',
          boxSizing: 'border-box',
          minHeight: 44,
          py: 3,
        }}
      >
        {words('dashboard.asTable')}
      </Box>
      <Box role="region" aria-label={name} tabIndex={0} sx={{ maxHeight: 240, overflow: 'auto' }}>
        {children}
      </Box>
    </Box>
  )
}
