import { Box, Chip, MenuItem, TextField } from '@mui/material'
import { AuditAction } from '@nila/api/contract/audit-log'
import { useListContext } from 'react-admin'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { useWords } from '../providers/use-words.ts'
import { ActorFilter } from './ActorFilter.tsx'
import { useEntryWords } from './use-entry-words.ts'

/** What entries can be about, as the API names it. */
const SUBJECTS = [
  'user',
  'review',
  'subscription',
  'avatar',
  'session',
  'device',
  'passkey',
  'email',
  'email_log',
  'model_endpoint',
  'chat_settings',
  'chat_report',
  'list',
] as const

/** Narrows the log: to an action, a person, a kind of subject; by a link on an entry also to one record or one operation. */
export function AuditFilters() {
  const words = useWords()
  const entryWords = useEntryWords()
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const { subjectType, subjectId, operationId } = filterValues
  const without = (dropped: string) => () => {
    const { [dropped]: _, ...others } = filterValues
    setFilters(others)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <FilterSelect
        source="action"
        label={words('audit.filter')}
        any={words('audit.anyAction')}
        options={AuditAction.options.map((action) => ({
          value: action,
          label: words(`audit.action.${action}`),
        }))}
      />
      <ActorFilter />
      {subjectId === undefined ? (
        <FilterSelect
          source="subjectType"
          label={words('audit.subject')}
          any={words('history.anySubject')}
          options={SUBJECTS.map((type) => ({ value: type, label: words(`history.subjects.${type}`) }))}
        />
      ) : (
        <Chip
          label={words('history.onlyOn', { subject: entryWords.subject({ subjectType, subjectId }) })}
          onDelete={without('subjectId')}
        />
      )}
      {operationId !== undefined && (
        <Chip label={words('history.onlyOperation')} onDelete={without('operationId')} />
      )}
      <TextField
        select
        size="small"
        label={words('history.order')}
        value={sort.order}
        onChange={({ target }) => setSort({ field: 'at', order: target.value === 'ASC' ? 'ASC' : 'DESC' })}
        sx={{ minWidth: 150 }}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        <MenuItem value="DESC">{words('history.newestFirst')}</MenuItem>
        <MenuItem value="ASC">{words('history.oldestFirst')}</MenuItem>
      </TextField>
    </Box>
  )
}
