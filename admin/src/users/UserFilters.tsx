import { Box } from '@mui/material'
import { Role } from '@nila/api/contract/accounts'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { useWords } from '../providers/use-words.ts'

export function UserFilters() {
  const words = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <SearchField hint={words('users.searchHint')} />
      <FilterSelect
        source="role"
        label={words('users.role')}
        any={words('users.anyRole')}
        options={Role.options.map((role) => ({ value: role, label: words(`role.${role}`) }))}
      />
    </Box>
  )
}
