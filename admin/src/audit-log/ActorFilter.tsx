import { Autocomplete, TextField } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import type { AdminUser } from '@nila/api/contract/users'
import { useDeferredValue, useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { useWords } from '../providers/use-words.ts'

interface Actor {
  id: number
  name: string
}

const OFFERED = 8

/** Narrows the log to what one person did. */
export function ActorFilter() {
  const words = useWords()
  const { data: entries = [], filterValues, setFilters } = useListContext<AuditEntry>()
  const { actorId, ...others } = filterValues
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const q = useDeferredValue(typed.trim())
  const { data: users = [], isPending } = useGetList<AdminUser>(
    'users',
    {
      filter: q ? { q } : {},
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: 'username', order: 'ASC' },
    },
    { enabled: isOpen },
  )

  const known = entries.find((entry) => entry.actorId === actorId)?.actorName
  const chosen: Actor | null =
    actorId === undefined
      ? null
      : { id: actorId, name: known ?? words('audit.subjectOf.user', { id: actorId }) }

  return (
    <Autocomplete<Actor>
      size="small"
      disablePortal
      sx={{ flex: '1 1 180px', maxWidth: 280 }}
      options={users.map(({ id, username }) => ({ id, name: username }))}
      loading={isPending}
      loadingText={words('list.loading')}
      noOptionsText={words('list.noResults')}
      openText={words('history.openActors')}
      closeText={words('list.close')}
      clearText={words('history.anybody')}
      // The API has searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={chosen}
      onChange={(_, actor) => setFilters(actor ? { ...others, actorId: actor.id } : others)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={words('audit.who')}
          placeholder={words('history.anybody')}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  )
}
