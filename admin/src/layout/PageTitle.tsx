import { Box, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useFormat } from '../components/use-format.ts'
import { usePendingWork } from '../providers/use-pending-work.ts'
import { useWords } from '../providers/use-words.ts'

/** A screen's heading, the document's title, which begins with how much waits for a decision, and the screen's actions. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const words = useWords()
  const format = useFormat()
  const waiting = Object.values(usePendingWork() ?? {}).reduce((sum, count) => sum + count, 0)
  const documentTitle = `${waiting > 0 ? `(${format.number(waiting)}) ` : ''}${title} · ${words('product')}`
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
