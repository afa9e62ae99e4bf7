import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export type Fact = [name: string, value: ReactNode]

/** Names and values, as a list of two columns. */
export const Facts = ({ of: facts }: { of: Fact[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(110px, 2fr) 3fr', gap: 2, fontSize: 14 }}
  >
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
