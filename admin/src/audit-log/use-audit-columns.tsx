import { Box, Button, Typography } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import type { Column } from '../components/RecordTable.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { Changes } from './Changes.tsx'
import { UndoControl } from './UndoControl.tsx'
import { useEntryWords } from './use-entry-words.ts'
import type { useUndo } from './use-undo.ts'

/** Every column that the table of the audit log can have. */
export function useAuditColumns(
  onOpen: (entry: AuditEntry) => void,
  undoing: ReturnType<typeof useUndo>,
): Column<AuditEntry>[] {
  const words = useWords()
  const format = useFormat()
  const entryWords = useEntryWords()

  const whatOf = (entry: AuditEntry) => {
    const changes = entryWords.changes(entry)
    const details = entryWords.details(entry)
    if (!details && changes.length === 0) return null
    return (
      <Box sx={{ minWidth: 0 }}>
        {details && (
          <Typography component="bdi" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {details}
          </Typography>
        )}
        <Changes of={changes} isShort />
      </Box>
    )
  }

  return [
    { key: 'at', label: words('audit.when'), sortable: true, render: ({ at }) => format.dayAndTime(at) },
    {
      key: 'actorName',
      label: words('audit.who'),
      // A name is not torn apart for the sake of a narrow column.
      render: (entry) => (
        <Box component="bdi" sx={{ display: 'inline-block', minWidth: 72 }}>
          {entryWords.actor(entry)}
        </Box>
      ),
    },
    {
      key: 'action',
      label: words('audit.what'),
      render: (entry) => (
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {entryWords.action(entry)}
        </Typography>
      ),
    },
    { key: 'subject', label: words('audit.subject'), render: entryWords.subject },
    { key: 'details', label: words('audit.details'), render: whatOf },
    { key: 'place', label: words('history.place'), render: (entry) => entryWords.place(entry) || null },
    {
      key: 'actions',
      label: words('users.actions'),
      isAction: true,
      render: (entry) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
          <UndoControl entry={entry} undoing={undoing} />
          <Button
            size="small"
            variant="outlined"
            aria-label={words('history.detailsOf', {
              action: entryWords.action(entry),
              time: format.dayAndTime(entry.at),
            })}
            onClick={(event) => {
              event.stopPropagation()
              onOpen(entry)
            }}
          >
            {words('users.details')}
          </Button>
        </Box>
      ),
    },
  ]
}
