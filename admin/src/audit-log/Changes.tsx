import { Box } from '@mui/material'
import type { Change } from './use-entry-words.ts'

interface ChangesProps {
  of: Change[]
  /** Long texts are cut: there is no room to read them. */
  isShort?: boolean
}

const SHORT = 80

/** What was changed, field by field: as it was, and as it became. */
export const Changes = ({ of: changes, isShort = false }: ChangesProps) => {
  const cut = (text: string) => (isShort && text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)
  if (changes.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 14, overflowWrap: 'anywhere' }}>
      {changes.map(({ field, name, from, to }) => (
        <li key={field}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}:{' '}
          </Box>
          <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
            <bdi>{cut(from)}</bdi>
          </Box>
          <span aria-hidden="true"> → </span>
          <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
            <bdi>{cut(to)}</bdi>
          </Box>
        </li>
      ))}
    </Box>
  )
}
