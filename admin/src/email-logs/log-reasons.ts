import type { SvgIconComponent } from '@mui/icons-material'
import Block from '@mui/icons-material/Block'
import CloudOff from '@mui/icons-material/CloudOff'
import PowerOff from '@mui/icons-material/PowerOffOutlined'
import TimerOff from '@mui/icons-material/TimerOffOutlined'
import type { EmailLogReason } from '@nila/api/contract/email-logs'

export const reasonIcons: Record<EmailLogReason, SvgIconComponent> = {
  not_configured: PowerOff,
  unreachable: CloudOff,
  refused: Block,
  expired: TimerOff,
}
