import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline'
import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline'
import PowerOff from '@mui/icons-material/PowerOffOutlined'
import { Box, Typography } from '@mui/material'
import type { Dashboard } from '@nila/api/contract/dashboard'
import { StateChip } from '../components/StateChip.tsx'
import { useProviderName } from '../components/use-provider-name.ts'
import { useWords } from '../providers/use-words.ts'

/** Who carries mail, and whether they do. */
export function MailProviders({ providers }: { providers: Dashboard['mail']['providers'] }) {
  const words = useWords()
  const nameOf = useProviderName()
  // The development mailbox is nothing that an installation without it could miss.
  const shown = providers.filter(({ name, isConfigured }) => isConfigured || name !== 'sink')
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {shown.map(({ name, isConfigured, isWorking }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <Typography component="span" variant="body2">
            {nameOf(name)}
          </Typography>
          {isConfigured ? (
            isWorking ? (
              <StateChip tone="success" icon={CheckCircleOutline} label={words('providers.breaker.closed')} />
            ) : (
              <StateChip tone="error" icon={PauseCircleOutline} label={words('providers.breaker.open')} />
            )
          ) : (
            <StateChip tone="default" icon={PowerOff} label={words('providers.notConfigured')} />
          )}
        </Box>
      ))}
    </Box>
  )
}
