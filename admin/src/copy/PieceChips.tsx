import Check from '@mui/icons-material/Check'
import Edit from '@mui/icons-material/EditOutlined'
import HelpOutline from '@mui/icons-material/HelpOutline'
import Lock from '@mui/icons-material/LockOutlined'
import Robot from '@mui/icons-material/SmartToyOutlined'
import Swap from '@mui/icons-material/SwapHoriz'
import Update from '@mui/icons-material/Update'
import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { StateChip } from '../components/StateChip.tsx'
import { useCopyWords } from '../providers/use-copy-words.ts'

/** What is to be known of a piece before it is written: drafted, missing, stale, drafted by a machine, reviewed, with a new default. */
export function PieceChips({ entry }: { entry: CopyEntry }) {
  const words = useCopyWords()
  const { key, draft, isMissing, isStale, state, movedDefault } = entry
  return (
    <>
      {draft && <StateChip tone="primary" icon={Edit} label={words('chip.draft')} />}
      {isMissing && <StateChip tone="error" icon={HelpOutline} label={words('chip.missing')} />}
      {isStale && <StateChip tone="warning" icon={Update} label={words('chip.stale')} />}
      {movedDefault && <StateChip tone="warning" icon={Swap} label={words('chip.moved')} />}
      {state === 'machine-drafted' && (
        <StateChip tone="default" icon={Robot} label={words('chip.machineDrafted')} />
      )}
      {state === 'reviewed' && !isStale && (
        <StateChip tone="success" icon={Check} label={words('chip.reviewed')} />
      )}
      {isProtected(key) && <StateChip tone="default" icon={Lock} label={words('chip.protected')} />}
    </>
  )
}
