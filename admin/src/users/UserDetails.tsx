import { Box, Typography } from '@mui/material'
import type { AdminUser } from '@nila/api/contract/users'
import { lazy, type ReactNode, Suspense } from 'react'
import { Facts } from '../components/Facts.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { useWords } from '../providers/use-words.ts'
import { LoginHistory } from './LoginHistory.tsx'
import { RoleBadge } from './RoleBadge.tsx'
import { SecondFactorChip } from './SecondFactorChip.tsx'
import { SendTestEmail } from './SendTestEmail.tsx'
import { SuspendedChip } from './SuspendedChip.tsx'
import { UserActions } from './UserActions.tsx'

const HistoryTimeline = lazy(() =>
  import('../audit-log/HistoryTimeline.tsx').then(({ HistoryTimeline }) => ({ default: HistoryTimeline })),
)

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

export function UserDetails({ user }: { user: AdminUser }) {
  const words = useWords()
  const format = useFormat()
  const role = user.role === 'super_admin' ? words('role.super_admin') : <RoleBadge role={user.role} />
  return (
    <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Section title={words('users.basic')}>
        <Facts
          of={[
            [words('users.username'), <bdi key="name">{user.username}</bdi>],
            [words('users.email'), user.email ?? words('users.notProvided')],
            [words('users.role'), role],
            [words('users.id'), user.id],
          ]}
        />
      </Section>
      <Section title={words('users.registration')}>
        <Facts
          of={[
            [
              words('users.registeredOn'),
              user.createdAt ? format.dayAndTime(user.createdAt) : words('list.unknown'),
            ],
          ]}
        />
      </Section>
      <Section title={words('users.activity')}>
        <Facts
          of={[
            [
              words('users.lastLogin'),
              user.lastLogin ? format.dayAndTime(user.lastLogin) : words('users.never'),
            ],
            [words('users.sessions'), format.number(user.sessions)],
          ]}
        />
      </Section>
      <Section title={words('users.system')}>
        <Facts
          of={[
            [words('users.emailVerified'), words(user.emailVerified ? 'list.yes' : 'list.no')],
            [words('users.secondFactor'), <SecondFactorChip key="factor" isSet={user.secondFactor} />],
            [words('users.account'), user.suspended ? <SuspendedChip key="state" /> : words('users.active')],
          ]}
        />
      </Section>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Section title={words('users.logins')}>
          <LoginHistory userId={user.id} />
        </Section>
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Section title={words('users.adminActions')}>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <SendTestEmail email={user.email} />
            <UserActions user={user} />
          </Box>
        </Section>
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Section title={words('history.title')}>
          <Suspense fallback={<Loading />}>
            <HistoryTimeline subjectType="user" subjectId={user.id} />
          </Suspense>
        </Section>
      </Box>
    </Box>
  )
}
