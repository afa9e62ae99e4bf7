import { Alert, Box, Button, FormControlLabel, Switch, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import { CopyFiles } from './CopyFiles.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Matches } from './Matches.tsx'
import { PageEditor } from './PageEditor.tsx'
import { PageTree } from './PageTree.tsx'
import { RetiredKeys } from './RetiredKeys.tsx'
import { SearchField } from './SearchField.tsx'
import { UnsavedPieces } from './UnsavedPieces.tsx'
import { useCopyPages } from './use-copy.ts'
import { type CopyAddress, RETIRED } from './use-copy-address.ts'
import { useSearch } from './use-search.ts'

/** The tree of pages beside the pieces of one; on narrow screens above them, and folded away. */
export function CopyPages({ address }: { address: CopyAddress }) {
  const words = useCopyWords()
  const common = useWords()
  const translate = useTranslate()
  const { data, error, refetch } = useCopyPages()
  const search = useSearch(address.text)
  const isNarrow = useMediaQuery('(max-width: 1199.95px)')
  const [isOpen, setIsOpen] = useState(false)
  const { page, key, language, isWorkOnly } = address
  // Who has chosen a page or a piece is led to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice, not the tree, is what closes it
  useEffect(() => setIsOpen(false), [page, key])
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {common('list.retry')}
    </Button>
  )

  if (!data && !error) return <Loading />
  if (!data)
    return (
      <StateCard kind="error" title={words('failed')} text={problemWords(error, translate)}>
        {again}
      </StateCard>
    )
  const isTreeShown = !isNarrow || isOpen || search.isSearching
  return (
    <>
      {error && (
        <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
          {common('list.stale')} {problemWords(error, translate)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <LanguageChoice pages={data.pages} chosen={language} onChoose={address.chooseLanguage} />
        <FormControlLabel
          control={<Switch checked={isWorkOnly} onChange={(_, is) => address.setWorkOnly(is)} />}
          label={words('workOnly')}
        />
        <Box sx={{ flexGrow: 1 }} />
        <CopyFiles language={language} />
      </Box>
      <UnsavedPieces address={address} />
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignContent: 'start',
            minWidth: 0,
            ...(!isNarrow && {
              position: 'sticky',
              top: 16,
              maxHeight: 'calc(100vh - 32px)',
              overflowY: 'auto',
              // Room for the ring around what has the focus, and for the label above the field.
              p: 2,
              m: -2,
            }),
          }}
        >
          <SearchField search={search} />
          {isNarrow && !search.isSearching && (
            <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {words(isOpen ? 'hideTree' : 'showTree')}
            </Button>
          )}
          {isTreeShown &&
            (search.isSearching ? (
              <Matches search={search} address={address} />
            ) : (
              <PageTree pages={data} address={address} />
            ))}
        </Box>
        {page === RETIRED ? (
          <RetiredKeys keys={data.retired} />
        ) : (
          <PageEditor
            key={`${page} ${address.locale}`}
            address={address}
            path={data.pages.find((one) => one.page === page)?.path ?? null}
          />
        )}
      </Box>
    </>
  )
}
