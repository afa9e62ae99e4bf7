import { Box, Typography } from '@mui/material'
import type { Dashboard } from '@nila/api/contract/dashboard'
import { VisitorsTile } from '../analytics/VisitorsTile.tsx'
import { AssistantTile } from '../assistant/AssistantTile.tsx'
import { Tile } from '../components/Tile.tsx'
import { listAddress } from '../lists/view-query.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { Figure } from './Figure.tsx'
import { MailProviders } from './MailProviders.tsx'
import { Trend } from './Trend.tsx'

/** Where mail is looked at: its queue and its providers. */
const MAIL = '/email-testing'

export function Tiles({ figures }: { figures: Dashboard }) {
  const words = useWords()
  const assistantWords = useAssistantWords()
  const { pending, users, reviews, subscriptions, chat, mail } = figures
  const reports = pending['chat-reports']
  const isNothingPending = pending.reviews + pending.subscriptions + reports === 0

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      }}
    >
      <Tile title={words('dashboard.pending')}>
        <Figure
          value={pending.reviews}
          label={words('dashboard.pendingReviews', { smart_count: pending.reviews })}
          to={listAddress('reviews', { isApproved: 0 })}
          isUrgent
        />
        <Figure
          value={pending.subscriptions}
          label={words('dashboard.pendingSubscriptions', { smart_count: pending.subscriptions })}
          to={listAddress('subscriptions')}
          isUrgent
        />
        <Figure
          value={pending.missingTransactionIds}
          label={words('dashboard.missingTransactionIds')}
          to={listAddress('subscriptions', { isMissingTransactionId: true })}
        />
        {reports > 0 && (
          <Figure
            value={reports}
            label={assistantWords('tile.openReports', { smart_count: reports })}
            to={listAddress('chat-reports', { status: 'open' })}
            isUrgent
          />
        )}
        {isNothingPending && (
          <Typography variant="body2" color="textSecondary">
            {words('dashboard.nothingPending')}
          </Typography>
        )}
      </Tile>
      <VisitorsTile />
      <AssistantTile chat={chat} />
      <Tile title={words('dashboard.users')}>
        <Figure value={users.total} label={words('dashboard.accounts')} to={listAddress('users')} />
        <Trend name={words('dashboard.signUps')} days={users.signUps} to={listAddress('users')} />
      </Tile>
      <Tile title={words('dashboard.reviews')}>
        <Figure value={reviews.total} label={words('dashboard.allReviews')} to={listAddress('reviews')} />
        <Figure
          value={reviews.approved}
          label={words('dashboard.approved')}
          to={listAddress('reviews', { isApproved: 1 })}
        />
        <Figure
          value={reviews.rejected}
          label={words('dashboard.rejected')}
          to={listAddress('reviews', { isApproved: 2 })}
        />
        <Trend name={words('dashboard.written')} days={reviews.written} to={listAddress('reviews')} />
      </Tile>
      <Tile title={words('dashboard.subscriptions')}>
        <Figure
          value={subscriptions.active}
          label={words('dashboard.active')}
          to={listAddress('subscriptions/all', { status: 'active' })}
        />
        <Trend
          name={words('dashboard.requested')}
          days={subscriptions.requested}
          to={listAddress('subscriptions/all')}
        />
      </Tile>
      <Tile title={words('dashboard.mail')}>
        <Figure value={mail.waiting} label={words('dashboard.waiting')} to={MAIL} />
        <Figure value={mail.logged} label={words('dashboard.logged')} to={listAddress('email-logs')} />
        <Trend name={words('dashboard.sent')} days={mail.sent} to={MAIL} />
        <MailProviders providers={mail.providers} />
      </Tile>
    </Box>
  )
}
