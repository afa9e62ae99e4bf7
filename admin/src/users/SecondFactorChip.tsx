import RemoveModerator from '@mui/icons-material/RemoveModeratorOutlined'
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined'
import { StateChip } from '../components/StateChip.tsx'
import { useWords } from '../providers/use-words.ts'

/** Whether an account has a passkey or an authenticator app. */
export function SecondFactorChip({ isSet }: { isSet: boolean }) {
  const words = useWords()
  return isSet ? (
    <StateChip tone="success" icon={VerifiedUser} label={words('secondFactor.set')} />
  ) : (
    <StateChip tone="default" icon={RemoveModerator} label={words('secondFactor.none')} />
  )
}
