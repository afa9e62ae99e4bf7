import Autorenew from '@mui/icons-material/Autorenew'
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline'
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline'
import PowerOff from '@mui/icons-material/PowerOffOutlined'
import { Box, Card, Typography } from '@mui/material'
import type { EmailProvider } from '@nila/api/contract/email-testing'
import { type Fact, Facts } from '../components/Facts.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { useProviderName } from '../components/use-provider-name.ts'
import { PhaseMoon } from '../layout/Moon.tsx'
import { useWords } from '../providers/use-words.ts'

const breakers = {
  closed: { tone: 'success', icon: CheckCircleOutline },
  open: { tone: 'error', icon: PauseCircleOutline },
  probing: { tone: 'warning', icon: Autorenew },
} as const satisfies Record<EmailProvider['breaker'], unknown>

const roles = { brevo: 'first', gmail: 'fallback', sink: 'development' } as const satisfies Record<
  EmailProvider['name'],
  string
>

/** One provider: whether it works, and its day as a moon that waxes with every mail until the budget is full. */
export function ProviderCard({ provider }: { provider: EmailProvider }) {
  const words = useWords()
  const format = useFormat()
  const nameOf = useProviderName()
  const { name, isConfigured, breaker, sentToday, leftToday, reserved, lastError, lastErrorAt } = provider

  const leftWords = () => {
    if (leftToday === null) return words('providers.noLimit')
    const left = format.number(leftToday)
    return reserved > 0 ? words('providers.leftReserved', { left, reserved: format.number(reserved) }) : left
  }
  const errorWords = lastError ? (
    <>
      <bdi>{lastError}</bdi>
      {lastErrorAt && (
        <Typography component="div" variant="caption" color="textSecondary">
          <time dateTime={lastErrorAt}>{format.moment(lastErrorAt)}</time>
        </Typography>
      )}
    </>
  ) : (
    words('providers.noError')
  )
  const facts: Fact[] = [
    [words('providers.sentToday'), format.number(sentToday)],
    [words('providers.leftToday'), leftWords()],
    [words('providers.lastError'), errorWords],
  ]
  const used = leftToday === null ? 0 : sentToday / Math.max(1, sentToday + leftToday)

  return (
    <Card component="article" aria-labelledby={`provider-${name}`} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <PhaseMoon lit={isConfigured ? used : 0} />
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h3" id={`provider-${name}`}>
            {nameOf(name)}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {words(`providers.${roles[name]}`)}
          </Typography>
        </Box>
        {isConfigured ? (
          <StateChip {...breakers[breaker]} label={words(`providers.breaker.${breaker}`)} />
        ) : (
          <StateChip tone="default" icon={PowerOff} label={words('providers.notConfigured')} />
        )}
      </Box>
      {isConfigured && breaker !== 'closed' && (
        <Typography variant="body2">{words(`providers.${breaker}Hint`)}</Typography>
      )}
      {isConfigured && <Facts of={facts} />}
    </Card>
  )
}
