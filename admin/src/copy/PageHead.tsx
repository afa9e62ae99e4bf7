import OpenInNew from '@mui/icons-material/OpenInNew'
import TaskAlt from '@mui/icons-material/TaskAlt'
import { Box, Button, Link, Typography } from '@mui/material'
import { SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { isLocale, locales } from '@nila/api/contract/locales'
import { useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { isEditedPage } from './page-groups.ts'
import type { PieceShown } from './piece-shown.ts'
import type { CopyAddress } from './use-copy-address.ts'
import { usePieceActions } from './use-piece-actions.ts'

interface PageHeadProps {
  address: CopyAddress
  /** Where the page is; null where it is on many, or on none. */
  path: string | null
  pieces: readonly PieceShown[]
}

/** The page's name, where it is, and what can be said of all its words at once. */
export function PageHead({ address: { page, locale }, path, pieces }: PageHeadProps) {
  const words = useCopyWords()
  const { mark } = usePieceActions()
  const [isAsking, setIsAsking] = useState(false)
  const translated = isLocale(locale) && locale !== defaultLocale ? locale : undefined
  const unread = pieces.filter(
    ({ entry, isReadOnly }) =>
      !isReadOnly && !entry.isMissing && (entry.state !== 'reviewed' || entry.isStale),
  )
  const name = isEditedPage(page) ? words(`page.${page}`) : page
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <Typography variant="h2" sx={{ flexGrow: 1 }}>
        {name}
      </Typography>
      {page === SETTINGS_PAGE && (
        <Typography color="textSecondary" sx={{ width: '100%' }}>
          {words('settingsNote')}
        </Typography>
      )}
      {path && (
        <Link href={path} target="_blank" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <span dir="ltr">{path}</span>
          <OpenInNew fontSize="small" titleAccess={words('newTab')} />
        </Link>
      )}
      {translated && (
        <Button
          variant="outlined"
          startIcon={<TaskAlt />}
          disabled={unread.length === 0}
          onClick={() => setIsAsking(true)}
        >
          {words('markPage')}
        </Button>
      )}
      {isAsking && translated && (
        <ConfirmDialog
          isHarmless
          title={words('markPageTitle', { name, language: locales[translated].name })}
          text={words('markPageText', { smart_count: unread.length })}
          action={words('markPage')}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            void mark(
              translated,
              unread.map(({ entry }) => entry.key),
              'reviewed',
            )
          }}
        />
      )}
    </Box>
  )
}
