import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Facts } from '../components/Facts.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { ProviderCard } from './ProviderCard.tsx'
import { useEmailProviders } from './use-email-providers.ts'

/** The live view of who carries mail and what waits. */
export function ProviderState() {
  const words = useWords()
  const translate = useTranslate()
  const format = useFormat()
  const { data, error, dataUpdatedAt, refetch } = useEmailProviders()

  if (!data)
    return error ? (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{words('list.retry')}</Button>}>
        {words('providers.failed')} {problemWords(error, translate)}
      </Alert>
    ) : (
      <Loading />
    )
  const { providers, queue } = data
  // The development mailbox is nothing that an installation without it could miss.
  const shown = providers.filter(({ name, isConfigured }) => isConfigured || name !== 'sink')
  return (
    <Box component="section" aria-labelledby="providers" sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography variant="h2" id="providers" sx={{ flexGrow: 1 }}>
          {words('providers.title')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {words('providers.live')}
        </Typography>
      </Box>
      {error && (
        <Alert severity="warning">
          {words('providers.stale', { time: format.moment(dataUpdatedAt) })} {problemWords(error, translate)}
        </Alert>
      )}
      {!shown.some(({ isConfigured }) => isConfigured) && (
        <Alert severity="warning">{words('providers.none')}</Alert>
      )}
      {shown.map((provider) => (
        <ProviderCard key={provider.name} provider={provider} />
      ))}
      <Card component="section" aria-labelledby="queue" sx={{ p: 4, display: 'grid', gap: 2 }}>
        <Typography variant="h3" id="queue">
          {words('providers.queue')}
        </Typography>
        {queue.waiting === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {words('providers.queueEmpty')}
          </Typography>
        ) : (
          <Facts
            of={[
              [words('providers.waiting'), format.number(queue.waiting)],
              [words('providers.retrying'), format.number(queue.retrying)],
              [words('providers.oldest'), queue.oldest ? format.moment(queue.oldest) : words('list.unknown')],
            ]}
          />
        )}
      </Card>
    </Box>
  )
}
