import Block from '@mui/icons-material/BlockOutlined'
import { StateChip } from '../components/StateChip.tsx'
import { useWords } from '../providers/use-words.ts'

export function SuspendedChip() {
  const words = useWords()
  return <StateChip tone="error" icon={Block} label={words('users.suspended')} />
}
