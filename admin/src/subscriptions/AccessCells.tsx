import ErrorOutline from '@mui/icons-material/ErrorOutline'
import WarningAmber from '@mui/icons-material/WarningAmber'
import { Box, Typography } from '@mui/material'
import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { accessStatuses, isFree, isMissingTransactionId, isRecovered } from './access-status.ts'

interface CellProps {
  access: AdminSubscription
}

/** Active past its end counts as expired, and is shown so (spec section 4). */
export function AccessStatus({ access: { effectiveStatus } }: CellProps) {
  const words = useWords()
  const { tone, icon } = accessStatuses[effectiveStatus]
  return <StateChip tone={tone} icon={icon} label={words(`subscriptions.statusOf.${effectiveStatus}`)} />
}

/** Older records have methods of other names, which are shown as they are. */
export function PaymentMethod({ access: { paymentMethod } }: CellProps) {
  const words = useWords()
  if (paymentMethod === 'upi' || paymentMethod === 'free_access')
    return <>{words(`subscriptions.methods.${paymentMethod}`)}</>
  return <bdi>{paymentMethod}</bdi>
}

/** The id of the payment, or what stands in its place. */
export function TransactionId({ access }: CellProps) {
  const words = useWords()
  if (isFree(access))
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {words('subscriptions.free')}
      </Typography>
    )
  if (isMissingTransactionId(access))
    return <StateChip tone="error" icon={ErrorOutline} label={words('subscriptions.missing')} />
  if (!access.transactionId)
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {words('subscriptions.noTransactionId')}
      </Typography>
    )
  return (
    <Box component="span" sx={{ display: 'inline-grid', gap: 1, justifyItems: 'start' }}>
      <bdi>{access.transactionId}</bdi>
      {isRecovered(access) && (
        <span title={words('subscriptions.recoveredHint')}>
          <StateChip tone="warning" icon={WarningAmber} label={words('subscriptions.recovered')} />
        </span>
      )}
    </Box>
  )
}

/** When it ends, and how many days are left until then; a request that waits or was refused has no end. */
export function AccessEnd({ access: { effectiveStatus, expiresAt, daysRemaining } }: CellProps) {
  const words = useWords()
  const format = useFormat()
  if (expiresAt === null) return effectiveStatus === 'active' ? words('subscriptions.unlimited') : '–'
  return (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      <Box component="time" dateTime={expiresAt} sx={{ whiteSpace: 'nowrap' }}>
        {format.day(expiresAt)}
      </Box>
      {daysRemaining !== null && (
        <Typography component="span" variant="caption" color="textSecondary">
          {words('subscriptions.remaining', { smart_count: daysRemaining })}
        </Typography>
      )}
    </Box>
  )
}
