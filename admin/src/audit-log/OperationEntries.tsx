import { Alert, Box, Button, Link, Typography } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import { type HttpError, useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useFormat } from '../components/use-format.ts'
import { listAddress } from '../lists/view-query.ts'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { Changes } from './Changes.tsx'
import { useEntryWords } from './use-entry-words.ts'

const SHOWN = 10

interface OperationEntriesProps {
  operationId: number
  /** The entry whose company this is. */
  except: number
}

/** What else was done by the same operation; nothing where it was done to one record only. */
export function OperationEntries({ operationId, except }: OperationEntriesProps) {
  const words = useWords()
  const format = useFormat()
  const translate = useTranslate()
  const entryWords = useEntryWords()
  const {
    data = [],
    total = 0,
    error,
    refetch,
  } = useGetList<AuditEntry, HttpError>('audit-log', {
    filter: { operationId },
    // One more, because the entry itself is among them.
    pagination: { page: 1, perPage: SHOWN + 1 },
    sort: { field: 'id', order: 'ASC' },
  })
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{words('list.retry')}</Button>}>
        {problemWords(error, translate)}
      </Alert>
    )
  const others = data.filter(({ id }) => id !== except).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <Box component="section" aria-labelledby="operation-title">
      <Typography id="operation-title" variant="h3" sx={{ mb: 2 }}>
        {words('history.together', { count: format.number(total - 1) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {others.map((entry) => (
          <Box component="li" key={entry.id}>
            <Typography variant="body2">
              <Link component={RouterLink} to={`/audit-log/${entry.id}`}>
                {entryWords.subject(entry)}
              </Link>{' '}
              <bdi>{entryWords.details(entry)}</bdi>
            </Typography>
            <Changes of={entryWords.changes(entry)} isShort />
          </Box>
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={listAddress('audit-log', { operationId })}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {words('history.wholeOperation')}
      </Link>
    </Box>
  )
}
