import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../providers/use-words.ts'
import { Logo } from './Logo.tsx'

interface NoticeProps {
  title: string
  text: string
  /** The way on: one button. */
  children?: ReactNode
  /** Inside the shell, which has the page's main landmark already. */
  inShell?: boolean
}

/** A card in the middle of an otherwise empty page, where the screen that was asked for cannot be shown. */
export function Notice({ title, text, children, inShell = false }: NoticeProps) {
  const words = useWords()
  const product = words('product')
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
  return (
    <Box
      component={inShell ? 'div' : 'main'}
      sx={{ display: 'grid', placeItems: 'center', minHeight: '70vh', p: 4 }}
    >
      <Card
        sx={{ display: 'grid', justifyItems: 'center', gap: 4, maxWidth: 440, p: 8, textAlign: 'center' }}
      >
        <Logo size={48} />
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{text}</Typography>
        {children}
      </Card>
    </Box>
  )
}
