import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { SubscriptionFilter } from '@nila/api/contract/subscriptions'
import { useListContext } from 'react-admin'
import { SearchField } from '../components/SearchField.tsx'
import { useCountWords } from '../components/use-count-words.ts'
import { useWords } from '../providers/use-words.ts'
import type { AccessTab } from './use-access-address.ts'

/** 'All Statuses' is no filter at all. */
const choices = ['all', ...SubscriptionFilter.options] as const

/** What narrows the lists, each choice with its count; all of it is in the address. */
export function AccessFilters({ tab }: { tab: AccessTab }) {
  const words = useWords()
  const countWords = useCountWords()
  const { filterValues, setFilters, meta } = useListContext()
  const counts: Record<string, number> = meta?.counts ?? {}
  const { status, isMissingTransactionId, ...others } = filterValues

  const labelOf = (choice: (typeof choices)[number]) => {
    const label = words(`subscriptions.filters.${choice}`)
    const count = counts[choice]
    return count === undefined ? label : `${label} (${countWords(count)})`
  }
  const missing = countWords(counts.missingTransactionId ?? 0)

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <SearchField hint={words('subscriptions.searchHint')} />
      {tab === 'all' ? (
        <TextField
          select
          size="small"
          label={words('subscriptions.filter')}
          value={status ?? 'all'}
          onChange={({ target }) =>
            setFilters(target.value === 'all' ? others : { ...others, status: target.value })
          }
          sx={{ minWidth: 200 }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {labelOf(choice)}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <FormControlLabel
          control={
            <Switch
              checked={isMissingTransactionId === true}
              onChange={(_, isOn) => setFilters(isOn ? { ...others, isMissingTransactionId: true } : others)}
            />
          }
          label={words('subscriptions.onlyMissing', { count: missing })}
          sx={{ '& .MuiFormControlLabel-label': { fontSize: 14 } }}
        />
      )}
    </Box>
  )
}
