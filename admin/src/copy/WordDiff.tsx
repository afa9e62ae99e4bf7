import { Box } from '@mui/material'
import { useMemo } from 'react'
import { diffWords } from './word-diff.ts'

const ELEMENTS = { same: 'span', gone: 'del', new: 'ins' } as const

interface WordDiffProps {
  before: string
  after: string
  lang: string | undefined
}

/** What became of a text: words that are gone struck through, new ones underlined. */
export function WordDiff({ before, after, lang }: WordDiffProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after])
  return (
    <Box
      component="bdi"
      lang={lang}
      sx={{
        display: 'block',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: 14,
        lineHeight: 1.6,
        '&:lang(ur)': { lineHeight: 2 },
        '& del': { color: 'error.main' },
        '& ins': { color: 'success.main', fontWeight: 600 },
      }}
    >
      {parts.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name, and are all made anew
        <Box component={ELEMENTS[kind]} key={index}>
          {text}
        </Box>
      ))}
    </Box>
  )
}
