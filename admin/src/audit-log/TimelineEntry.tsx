import { Box, Typography } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { Changes } from './Changes.tsx'
import { UndoControl } from './UndoControl.tsx'
import { useEntryWords } from './use-entry-words.ts'
import type { useUndo } from './use-undo.ts'

interface TimelineEntryProps {
  entry: AuditEntry
  undoing: ReturnType<typeof useUndo>
}

/** One entry of a record's history: what, who, when, from where, what it changed. */
export function TimelineEntry({ entry, undoing }: TimelineEntryProps) {
  const words = useWords()
  const format = useFormat()
  const entryWords = useEntryWords()
  const changes = entryWords.changes(entry)
  const place = entryWords.place(entry)
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        pb: 4,
        borderInlineStart: '2px solid',
        borderColor: 'divider',
        paddingInlineStart: 5,
        '&:last-of-type': { pb: 0 },
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: -6,
          top: 6,
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {entryWords.action(entry)}
        </Typography>
        {entry.undoes !== null && (
          <Typography variant="body2" color="textSecondary">
            {words('history.undoes')}
          </Typography>
        )}
        <Changes of={changes} />
        <Typography variant="caption" color="textSecondary" component="p">
          <bdi>{entryWords.actor(entry)}</bdi> ·{' '}
          <time dateTime={entry.at}>{format.dayAndTime(entry.at)}</time>
          {place && ` · ${place}`}
        </Typography>
      </Box>
      <UndoControl entry={entry} undoing={undoing} />
    </Box>
  )
}
