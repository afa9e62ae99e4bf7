import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { isMissingTransactionId } from './access-status.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long access may last, in days. */
const endings = { never: undefined, days30: 30, days90: 90, days365: 365 } as const
type Ending = keyof typeof endings

const endOf = (ending: Ending): string | null => {
  const days = endings[ending]
  return days === undefined ? null : new Date(Date.now() + days * DAY).toISOString()
}

interface DecisionDialogProps {
  /** One request, or the selected ones. */
  requests: AdminSubscription[]
  onCancel: () => void
}

/** Asks until when, and approves. Enter is enough for access without an end. */
export function ApproveDialog({
  requests,
  onCancel,
  onApprove,
}: DecisionDialogProps & { onApprove: (expiresAt: string | null) => void }) {
  const words = useWords()
  const format = useFormat()
  const [ending, setEnding] = useState<Ending>('never')
  const [only, ...others] = requests
  const missing = requests.filter(isMissingTransactionId).length
  const isOne = others.length === 0

  const labelOf = (choice: Ending) => {
    const label = words(`subscriptions.endings.${choice}`)
    const end = endOf(choice)
    return end ? `${label}, ${words('subscriptions.endsOn', { date: format.day(end) })}` : label
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApprove(endOf(ending))
  }

  return (
    <Dialog open onClose={onCancel} aria-labelledby="approve-title" aria-describedby="approve-text">
      <form onSubmit={submit}>
        <DialogTitle id="approve-title">{words('subscriptions.approveTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText id="approve-text" sx={{ overflowWrap: 'anywhere', mb: 4 }}>
            {isOne && only
              ? words('subscriptions.approveText', { user: only.username, avatar: only.avatarName })
              : words('subscriptions.approveManyText', { smart_count: requests.length })}
          </DialogContentText>
          {missing > 0 && (
            <Alert severity="warning" sx={{ mb: 4 }}>
              {isOne
                ? words('subscriptions.approveMissing')
                : words('subscriptions.approveManyMissing', { smart_count: missing })}
            </Alert>
          )}
          <FormControl>
            <FormLabel id="approve-end">{words('subscriptions.expiry')}</FormLabel>
            <RadioGroup
              aria-labelledby="approve-end"
              value={ending}
              onChange={(_, chosen) => setEnding(chosen as Ending)}
            >
              {(Object.keys(endings) as Ending[]).map((choice) => (
                <FormControlLabel
                  key={choice}
                  value={choice}
                  control={<Radio />}
                  label={labelOf(choice)}
                  sx={{ minHeight: 44 }}
                />
              ))}
            </RadioGroup>
          </FormControl>
        </DialogContent>
        <DialogActions sx={{ p: 4 }}>
          <Button variant="outlined" onClick={onCancel}>
            {words('list.cancel')}
          </Button>
          <Button autoFocus type="submit" variant="contained">
            {words('subscriptions.approve')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Says what a refusal means for whoever asked, and rejects. */
export function RejectDialog({
  requests,
  onCancel,
  onReject,
}: DecisionDialogProps & { onReject: () => void }) {
  const words = useWords()
  const [only, ...others] = requests
  return (
    <ConfirmDialog
      title={words('subscriptions.rejectTitle')}
      text={
        only && others.length === 0
          ? words('subscriptions.rejectText', { user: only.username, avatar: only.avatarName })
          : words('subscriptions.rejectManyText', { smart_count: requests.length })
      }
      action={words('subscriptions.reject')}
      onCancel={onCancel}
      onConfirm={onReject}
    />
  )
}
