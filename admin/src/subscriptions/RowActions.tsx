import Check from '@mui/icons-material/CheckCircleOutline'
import Reject from '@mui/icons-material/HighlightOff'
import View from '@mui/icons-material/VisibilityOutlined'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import type { MouseEvent } from 'react'
import { useWords } from '../providers/use-words.ts'
import { isPending } from './access-status.ts'

export interface AccessActions {
  onView: (access: AdminSubscription) => void
  onApprove: (access: AdminSubscription) => void
  onReject: (access: AdminSubscription) => void
}

/** What can be done with one record: it can be looked at, and decided while it waits. */
export function RowActions({
  access,
  onView,
  onApprove,
  onReject,
}: AccessActions & { access: AdminSubscription }) {
  const words = useWords()
  const who = { user: access.username, avatar: access.avatarName }
  // A click on the row opens it.
  const alone = (act: (access: AdminSubscription) => void) => (event: MouseEvent) => {
    event.stopPropagation()
    act(access)
  }
  const buttons = [
    { name: words('subscriptions.viewOf', who), icon: View, color: 'primary', act: onView },
    ...(isPending(access)
      ? [
          {
            name: words('subscriptions.approveOf', who),
            icon: Check,
            color: 'success',
            act: onApprove,
          } as const,
          {
            name: words('subscriptions.rejectOf', who),
            icon: Reject,
            color: 'error',
            act: onReject,
          } as const,
        ]
      : []),
  ] as const
  return (
    <Box sx={{ display: 'inline-flex', gap: 1, whiteSpace: 'nowrap' }}>
      {buttons.map(({ name, icon: Icon, color, act }) => (
        <Tooltip key={name} title={name}>
          <IconButton size="small" color={color} aria-label={name} onClick={alone(act)}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}
