import Close from '@mui/icons-material/Close'
import { Button, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import { type HttpError, useGetList, useTranslate } from 'react-admin'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { useEntryWords } from './use-entry-words.ts'

/** One entry of the audit log, at an address of its own: /admin/audit-log/9. */
export function EntryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useWords()
  const translate = useTranslate()
  const entryWords = useEntryWords()
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const { data, error, refetch } = useGetList<AuditEntry, HttpError>('audit-log', {
    filter: { id: [id] },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  })
  const entry = data?.[0]

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="sm"
      fullWidth
      scroll="paper"
      aria-labelledby="entry-dialog"
    >
      <DialogTitle id="entry-dialog" sx={{ pr: 16, overflowWrap: 'anywhere' }}>
        {entry ? entryWords.action(entry) : words('audit.title')}
      </DialogTitle>
      <IconButton
        aria-label={words('list.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent dividers tabIndex={0}>
        {entry ? (
          <EntryDetails entry={entry} />
        ) : error ? (
          <StateCard kind="error" title={words('audit.failed')} text={problemWords(error, translate)}>
            <Button variant="outlined" onClick={() => refetch()}>
              {words('list.retry')}
            </Button>
          </StateCard>
        ) : data ? (
          <StateCard kind="empty" title={words('history.noEntry')} />
        ) : (
          <Loading />
        )}
      </DialogContent>
    </Dialog>
  )
}
