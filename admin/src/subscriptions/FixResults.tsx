import AddCircleOutline from '@mui/icons-material/AddCircleOutline'
import Check from '@mui/icons-material/CheckCircleOutline'
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { TransactionIdFix } from '@nila/api/contract/subscriptions'
import { useState } from 'react'
import { useUndo } from '../audit-log/use-undo.ts'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import type { FixAnswer } from './use-transaction-id-fix.ts'

const AT_ONCE = 50
/** What the summary tells of; what needed nothing is only listed. */
const told = ['fixed_existing', 'added_recovery', 'error'] as const

const looks = {
  fixed_existing: { tone: 'success', icon: Check },
  added_recovery: { tone: 'warning', icon: AddCircleOutline },
  skipped: { tone: 'default', icon: RemoveCircleOutline },
  error: { tone: 'error', icon: ErrorOutline },
} as const

interface FixResultsProps {
  answer: FixAnswer
  onClose: () => void
}

/** What became of each record, and what takes all of it back. */
export function FixResults({ answer: { results, operationId }, onClose }: FixResultsProps) {
  const words = useWords()
  const format = useFormat()
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const { busy, outcome, undo } = useUndo()
  const [shown, setShown] = useState(AT_ONCE)
  const counts = told
    .map((action) => [action, results.filter((result) => result.action === action).length] as const)
    .filter(([, count]) => count > 0)

  const columns: Column<TransactionIdFix & { id: number }>[] = [
    {
      key: 'id',
      label: words('subscriptions.accessId'),
      render: ({ id }) => id,
    },
    {
      key: 'action',
      label: words('subscriptions.result'),
      render: ({ action }) => (
        <StateChip {...looks[action]} label={words(`subscriptions.fixAction.${action}`)} />
      ),
    },
    {
      key: 'transactionId',
      label: words('subscriptions.transactionId'),
      render: ({ transactionId }) => <bdi>{transactionId ?? words('subscriptions.noTransactionId')}</bdi>,
    },
  ]

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="md"
      fullWidth
      aria-labelledby="fix-title"
    >
      <DialogTitle id="fix-title">{words('subscriptions.fixTitle')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Box component="ul" sx={{ m: 0, mb: 4, ps: 5 }}>
          {counts.map(([action, count]) => (
            <li key={action}>{words(`subscriptions.fixSummary.${action}`, { smart_count: count })}</li>
          ))}
          {counts.length === 0 && <li>{words('subscriptions.fixNothing')}</li>}
        </Box>
        <RecordTable
          name={words('subscriptions.fixTitle')}
          columns={columns}
          records={results.slice(0, shown).map((result) => ({ ...result, id: result.subscriptionId }))}
        />
        {results.length > shown && (
          <Button sx={{ mt: 3 }} onClick={() => setShown((count) => count + AT_ONCE)}>
            {words('subscriptions.showMore', { count: format.number(results.length - shown) })}
          </Button>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 4, flexWrap: 'wrap', gap: 2 }}>
        <Typography
          role="status"
          variant="body2"
          color={outcome?.isDone === false ? 'error' : 'textSecondary'}
        >
          {outcome?.text}
        </Typography>
        {operationId !== null && !outcome?.isDone && (
          <Button variant="outlined" loading={busy !== undefined} onClick={() => undo(operationId)}>
            {words('subscriptions.undoFix')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {words('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
