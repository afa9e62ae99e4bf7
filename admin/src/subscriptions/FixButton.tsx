import Build from '@mui/icons-material/BuildOutlined'
import { Button } from '@mui/material'
import { useWords } from '../providers/use-words.ts'
import { FixResults } from './FixResults.tsx'
import { useTransactionIdFix } from './use-transaction-id-fix.ts'

/** Fixes transaction ids, and shows what came of it. */
export function FixButton() {
  const words = useWords()
  const { busy, answer, fix, close } = useTransactionIdFix()
  return (
    <>
      <Button variant="outlined" startIcon={<Build />} loading={busy} loadingPosition="start" onClick={fix}>
        {words('subscriptions.fix')}
      </Button>
      {answer && <FixResults answer={answer} onClose={close} />}
    </>
  )
}
