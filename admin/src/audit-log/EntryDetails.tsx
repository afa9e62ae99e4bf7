import { Box, Link, Typography } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import { Link as RouterLink } from 'react-router-dom'
import { type Fact, Facts } from '../components/Facts.tsx'
import { useFormat } from '../components/use-format.ts'
import { listAddress } from '../lists/view-query.ts'
import { useWords } from '../providers/use-words.ts'
import { Changes } from './Changes.tsx'
import { OperationEntries } from './OperationEntries.tsx'
import { UndoControl } from './UndoControl.tsx'
import { useEntryWords } from './use-entry-words.ts'
import { useUndo } from './use-undo.ts'

/** Everything that an entry says, the ways to what belongs to it, and what takes it back. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const words = useWords()
  const format = useFormat()
  const entryWords = useEntryWords()
  const undoing = useUndo()
  const { actorId, subjectType, subjectId, operationId, undoes } = entry
  const changes = entryWords.changes(entry)
  const details = entryWords.details(entry)
  const place = entryWords.place(entry)

  const narrowed = (text: string, filter: Record<string, unknown>) => (
    <Link key={text} component={RouterLink} to={listAddress('audit-log', filter)}>
      <bdi>{text}</bdi>
    </Link>
  )
  const facts: (Fact | false)[] = [
    [words('audit.when'), format.moment(entry.at)],
    [
      words('audit.who'),
      actorId === null ? entryWords.actor(entry) : narrowed(entryWords.actor(entry), { actorId }),
    ],
    [
      words('audit.subject'),
      subjectId === null
        ? entryWords.subject(entry)
        : narrowed(entryWords.subject(entry), { subjectType, subjectId }),
    ],
    place !== '' && [words('history.place'), place],
    details !== '' && [words('audit.details'), details],
    changes.length > 0 && [words('history.changes'), <Changes key="changes" of={changes} />],
    undoes !== null && [
      words('history.undoes'),
      narrowed(words('history.operation', { id: undoes }), { operationId: undoes }),
    ],
  ]

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Facts of={facts.filter((fact) => fact !== false)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <UndoControl entry={entry} undoing={undoing} />
        {/* Behind a dialog the toasts are hidden from a screen reader. */}
        <Typography role="status" variant="body2" color="textSecondary">
          {undoing.outcome?.text}
        </Typography>
      </Box>
      {operationId !== null && <OperationEntries operationId={operationId} except={entry.id} />}
    </Box>
  )
}
