import { Alert, Box, Button, Typography } from '@mui/material'
import { fieldOf } from '@nila/api/contract/copy/fields'
import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { useMemo } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import { needsWork } from './entry-values.ts'
import { partOf } from './key-words.ts'
import { PageHead } from './PageHead.tsx'
import { Piece } from './Piece.tsx'
import { type PieceShown, pieceOf } from './piece-shown.ts'
import { useCopyPage } from './use-copy.ts'
import type { CopyAddress } from './use-copy-address.ts'

interface Shown {
  piece: PieceShown
  english: CopyEntry | undefined
}

/** The pieces that are written, each with its English where that is another language. */
function shownOf(entries: readonly CopyEntry[], locale: string, isSuper: boolean): Shown[] {
  const english = new Map(
    entries.filter((entry) => entry.locale === defaultLocale).map((entry) => [entry.key, entry]),
  )
  return entries.flatMap((entry) => {
    const field = entry.locale === locale ? fieldOf(entry.key) : undefined
    if (!field) return []
    const piece = pieceOf(entry, field.shape, isProtected(entry.key), isSuper)
    return [{ piece, english: locale === defaultLocale ? undefined : english.get(entry.key) }]
  })
}

/** All pieces of a page, under the headings of its parts. */
export function PageEditor({ address, path }: { address: CopyAddress; path: string | null }) {
  const words = useCopyWords()
  const common = useWords()
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const visit = useLocation().key
  const { page, locale, key, isWorkOnly } = address
  const { data, error, refetch } = useCopyPage(page, locale)
  const isSuper = identity?.role === 'super_admin'
  const all = useMemo(() => shownOf(data?.entries ?? [], locale, isSuper), [data, locale, isSuper])
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {common('list.retry')}
    </Button>
  )

  if (!data && !error) return <Loading />
  if (!data)
    return (
      <StateCard kind="error" title={words('failedPage')} text={problemWords(error, translate)}>
        {again}
      </StateCard>
    )
  const shown = all.filter(({ piece: { entry } }) => !isWorkOnly || entry.key === key || needsWork(entry))
  const parts = [...new Set(shown.map(({ piece }) => partOf(piece.entry.key)))]
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'copy', minWidth: 0 }}>
      <PageHead address={address} path={path} pieces={all.map(({ piece }) => piece)} />
      {error && (
        <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
          {common('list.stale')} {problemWords(error, translate)}
        </Alert>
      )}
      {shown.length === 0 && (
        <StateCard kind="empty" title={words('noWorkHere')} text={words('noWorkHereHint')} />
      )}
      {parts.map((part) => (
        <Box component="section" key={part} aria-label={part || words('general')} sx={{ mb: 8 }}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {part || words('general')}
          </Typography>
          {shown
            .filter(({ piece }) => partOf(piece.entry.key) === part)
            .map(({ piece, english }) => (
              <Piece
                key={`${piece.entry.locale} ${piece.entry.key}`}
                piece={piece}
                english={english}
                arrival={piece.entry.key === key ? visit : undefined}
              />
            ))}
        </Box>
      ))}
    </Box>
  )
}
