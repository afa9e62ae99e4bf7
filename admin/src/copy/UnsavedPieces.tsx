import { Alert, Box, Link } from '@mui/material'
import { fieldOf } from '@nila/api/contract/copy/fields'
import { useSyncExternalStore } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { keyWords } from './key-words.ts'
import { isEditedPage } from './page-groups.ts'
import { idOf } from './saver.ts'
import type { CopyAddress } from './use-copy-address.ts'
import { useSaver } from './use-saver.ts'

/** What was typed on other pages and could not be saved, with the way to it. */
export function UnsavedPieces({ address }: { address: CopyAddress }) {
  const words = useCopyWords()
  const saver = useSaver()
  const unsaved = useSyncExternalStore(saver.watch, saver.unsaved)
  const elsewhere = unsaved.filter(
    ({ locale, key, saving }) =>
      saving.state !== 'saving' && (locale !== address.locale || fieldOf(key)?.page !== address.page),
  )
  if (!elsewhere.length) return null
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {words('unsaved', { smart_count: elsewhere.length })}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5 }}>
        {elsewhere.map((writing) => {
          const page = fieldOf(writing.key)?.page
          return (
            <li key={idOf(writing)}>
              <Link component={RouterLink} to={address.toPiece(writing.key, writing.locale)} color="inherit">
                {isEditedPage(page) && `${words(`page.${page}`)} · `}
                {keyWords(writing.key)}
              </Link>
            </li>
          )
        })}
      </Box>
    </Alert>
  )
}
