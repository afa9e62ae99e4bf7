import { Alert, Box, Button, Typography } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import { type HttpError, useInfiniteGetList, useTranslate } from 'react-admin'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { TimelineEntry } from './TimelineEntry.tsx'
import { useEntryWords } from './use-entry-words.ts'
import { useUndo } from './use-undo.ts'

interface HistoryTimelineProps {
  /** As the audit log names it: 'review', 'subscription', 'avatar', 'user'. */
  subjectType: string
  subjectId: number
}

const AT_ONCE = 10

/** What was done to one record, newest first, with what takes it back. */
export function HistoryTimeline({ subjectType, subjectId }: HistoryTimelineProps) {
  const words = useWords()
  const translate = useTranslate()
  const entryWords = useEntryWords()
  const undoing = useUndo()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteGetList<
    AuditEntry,
    HttpError
  >('audit-log', {
    filter: { subjectType, subjectId },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: AT_ONCE },
  })

  if (!data && error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{words('list.retry')}</Button>}>
        {words('history.failed')} {problemWords(error, translate)}
      </Alert>
    )
  if (!data) return <Loading />
  // An entry that came in between moves the last of a page to the next one, where it would stand twice.
  const entries = [
    ...new Map(data.pages.flatMap((page) => page.data).map((entry) => [entry.id, entry])).values(),
  ]
  if (entries.length === 0) return <Typography color="textSecondary">{words('history.none')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box
        component="ol"
        aria-label={words('history.of', { subject: entryWords.subject({ subjectType, subjectId }) })}
        sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}
      >
        {entries.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} undoing={undoing} />
        ))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" size="small" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {words('history.earlier')}
        </Button>
      )}
      {error && <Alert severity="warning">{problemWords(error, translate)}</Alert>}
      {/* Behind a dialog the toasts are hidden from a screen reader. */}
      <Typography
        role="status"
        variant="body2"
        color={undoing.outcome?.isDone === false ? 'error' : 'textSecondary'}
      >
        {undoing.outcome?.text}
      </Typography>
    </Box>
  )
}
