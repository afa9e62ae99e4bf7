import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import { type HttpError, useGetOne, useTranslate } from 'react-admin'
import { HistoryTimeline } from '../audit-log/HistoryTimeline.tsx'
import { Facts } from '../components/Facts.tsx'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { AccessEnd, AccessStatus, PaymentMethod, TransactionId } from './AccessCells.tsx'
import { isFree, isPending } from './access-status.ts'
import { useLongDate } from './use-long-date.ts'

interface DetailsDialogProps {
  id: number
  onClose: () => void
  onApprove: (access: AdminSubscription) => void
  onReject: (access: AdminSubscription) => void
}

/** One access record at an address of its own, with what is to be looked at before deciding, and its history. */
export function DetailsDialog({ id, onClose, onApprove, onReject }: DetailsDialogProps) {
  const words = useWords()
  const translate = useTranslate()
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const { data: access, error, refetch } = useGetOne<AdminSubscription, HttpError>('subscriptions', { id })

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="sm"
      fullWidth
      aria-labelledby="access-title"
    >
      <DialogTitle id="access-title">{words('subscriptions.details')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {access ? (
          <AccessDetails access={access} />
        ) : error ? (
          <StateCard kind="error" title={words('subscriptions.failed')} text={problemWords(error, translate)}>
            <Button variant="outlined" onClick={() => refetch()}>
              {words('list.retry')}
            </Button>
          </StateCard>
        ) : (
          <Loading />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button variant="outlined" onClick={onClose}>
          {words('list.close')}
        </Button>
        {access && isPending(access) && (
          <>
            <Button variant="outlined" color="error" onClick={() => onReject(access)}>
              {words('subscriptions.reject')}
            </Button>
            <Button variant="contained" onClick={() => onApprove(access)}>
              {words('subscriptions.approve')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

function AccessDetails({ access }: { access: AdminSubscription }) {
  const words = useWords()
  const longDate = useLongDate()
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Facts
        of={[
          [words('subscriptions.accessId'), access.id],
          [words('subscriptions.dateCreated'), longDate(access.createdAt)],
          [words('subscriptions.user'), <bdi key="user">{access.username}</bdi>],
          [words('subscriptions.avatar'), <bdi key="avatar">{access.avatarName}</bdi>],
          [words('subscriptions.paymentMethod'), <PaymentMethod key="method" access={access} />],
          [words('subscriptions.status'), <AccessStatus key="status" access={access} />],
          [words('subscriptions.transactionId'), <TransactionId key="transaction" access={access} />],
          [words('subscriptions.expires'), <AccessEnd key="end" access={access} />],
        ]}
      />
      {isPending(access) && (
        <Alert severity="warning">
          {words(isFree(access) ? 'subscriptions.verifyFreeFirst' : 'subscriptions.verifyFirst')}
        </Alert>
      )}
      <Box component="section">
        <Typography variant="h3" sx={{ mb: 2 }}>
          {words('history.title')}
        </Typography>
        <HistoryTimeline subjectType="subscription" subjectId={access.id} />
      </Box>
    </Box>
  )
}
