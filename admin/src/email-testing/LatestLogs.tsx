import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { useFormat } from '../components/use-format.ts'
import { logAddress } from '../email-logs/use-log-address.ts'
import { useWords } from '../providers/use-words.ts'

// Spec section 2: the rest are only counted.
const SHOWN = 5

/** The newest logs by name, and how many more there are. */
export function LatestLogs({ names, total }: { names: string[]; total: number }) {
  const words = useWords()
  const format = useFormat()
  const shown = names.slice(0, SHOWN)
  const more = total - shown.length
  return (
    <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1, fontSize: 14, overflowWrap: 'anywhere' }}>
      {shown.map((name) => (
        <li key={name}>
          <Link component={RouterLink} to={logAddress(name)}>
            {name}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link component={RouterLink} to="/email-logs">
            {words('emailTesting.moreLogs', { count: format.number(more) })}
          </Link>
        </li>
      )}
    </Box>
  )
}
