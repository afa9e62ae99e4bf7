import { MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'

interface FilterSelectProps<V extends string | number> {
  /** The field of the list's filter. */
  source: string
  label: string
  /** Said where nothing is chosen. */
  any: string
  options: { value: V; label: string }[]
}

/** Narrows a list to one value of a field; the choice is in the address. */
export function FilterSelect<V extends string | number>(props: FilterSelectProps<V>) {
  const { source, label, any, options } = props
  const { filterValues, setFilters } = useListContext()
  const { [source]: chosen = '', ...others } = filterValues
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={({ target }) =>
        setFilters(target.value === '' ? others : { ...others, [source]: target.value })
      }
      sx={{ minWidth: 150, maxWidth: '100%' }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {options.map(({ value, label: words }) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}
