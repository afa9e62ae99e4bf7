import { Box, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../providers/use-words.ts'

/** A screen's heading, the document's title and the screen's actions. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const words = useWords()
  const product = words('product')
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
