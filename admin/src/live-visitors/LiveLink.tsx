import Sensors from '@mui/icons-material/Sensors'
import { Button } from '@mui/material'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { REAL_TIME } from './RealTime.tsx'
import { useKnownActiveUsers } from './use-active-users.ts'

/** How many are here now, and the way to who they are, which is far down. */
export function LiveLink() {
  const words = useAnalyticsWords()
  const format = useFormat()
  const users = useKnownActiveUsers()
  if (!users) return null
  return (
    <Button href={`#${REAL_TIME}`} startIcon={<Sensors />} sx={{ minHeight: 44 }}>
      {words('liveVisitors.now', { smart_count: users.count, count: format.number(users.count) })}
    </Button>
  )
}
