import EditNote from '@mui/icons-material/EditNote'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import History from '@mui/icons-material/History'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import PeopleOutline from '@mui/icons-material/PeopleOutline'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined'
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import RecordVoiceOverOutlined from '@mui/icons-material/RecordVoiceOverOutlined'
import { lazy } from 'react'
import { Admin, Resource } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { Loading } from './layout/Loading.tsx'
import { Broken, NotFound } from './layout/notices.tsx'
import { Shell } from './layout/Shell.tsx'
import { Toasts } from './layout/Toasts.tsx'
import { themeOf } from './layout/theme.ts'
import type { Providers } from './providers/providers.ts'
import { LiveContext } from './providers/use-live.ts'

const Dashboard = lazy(() =>
  import('./dashboard/Dashboard.tsx').then(({ Dashboard }) => ({ default: Dashboard })),
)
const UserList = lazy(() => import('./users/UserList.tsx').then(({ UserList }) => ({ default: UserList })))
const ReviewList = lazy(() =>
  import('./reviews/ReviewList.tsx').then(({ ReviewList }) => ({ default: ReviewList })),
)
const SubscriptionList = lazy(() =>
  import('./subscriptions/SubscriptionList.tsx').then(({ SubscriptionList }) => ({
    default: SubscriptionList,
  })),
)
const AvatarList = lazy(() =>
  import('./avatars/AvatarList.tsx').then(({ AvatarList }) => ({ default: AvatarList })),
)
const AnalyticsScreen = lazy(() =>
  import('./analytics/AnalyticsScreen.tsx').then(({ AnalyticsScreen }) => ({ default: AnalyticsScreen })),
)
const Assistant = lazy(() =>
  import('./assistant/Assistant.tsx').then(({ Assistant }) => ({ default: Assistant })),
)
const AssistantUsage = lazy(() =>
  import('./assistant/AssistantUsage.tsx').then(({ AssistantUsage }) => ({ default: AssistantUsage })),
)
const ReportList = lazy(() =>
  import('./chat-reports/ReportList.tsx').then(({ ReportList }) => ({ default: ReportList })),
)
const CopyScreen = lazy(() =>
  import('./copy/CopyScreen.tsx').then(({ CopyScreen }) => ({ default: CopyScreen })),
)
const Releases = lazy(() => import('./releases/Releases.tsx').then(({ Releases }) => ({ default: Releases })))
const EmailTesting = lazy(() =>
  import('./email-testing/EmailTesting.tsx').then(({ EmailTesting }) => ({ default: EmailTesting })),
)
const EmailLogs = lazy(() =>
  import('./email-logs/EmailLogs.tsx').then(({ EmailLogs }) => ({ default: EmailLogs })),
)
const AuditLog = lazy(() =>
  import('./audit-log/AuditLog.tsx').then(({ AuditLog }) => ({ default: AuditLog })),
)

const lightTheme = themeOf('light')
const darkTheme = themeOf('dark')

export const App = ({ providers: { live, ...providers } }: { providers: Providers }) => (
  <LiveContext value={live}>
    <BrowserRouter basename="/admin">
      <Admin
        {...providers}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        layout={Shell}
        dashboard={Dashboard}
        loading={Loading}
        error={Broken}
        catchAll={NotFound}
        notification={Toasts}
        loginPage={false}
        authCallbackPage={false}
        requireAuth
        disableTelemetry
      >
        <Resource name="users" icon={PeopleOutline} list={UserList} />
        <Resource name="reviews" icon={RateReviewOutlined} list={ReviewList} />
        <Resource name="subscriptions" icon={HowToRegOutlined} list={SubscriptionList} />
        <Resource name="avatars" icon={RecordVoiceOverOutlined} list={AvatarList} />
        <Resource name="analytics" icon={InsightsOutlined} list={AnalyticsScreen} />
        <Resource name="copy" icon={EditNote} list={CopyScreen} />
        <Resource name="releases" icon={PublishOutlined} list={Releases} />
        <Resource name="chat-reports" icon={FlagOutlined} list={ReportList} />
        <Resource name="assistant" icon={ForumOutlined} list={Assistant} />
        <Resource name="assistant-usage" icon={QueryStatsOutlined} list={AssistantUsage} />
        <Resource name="email-testing" icon={ForwardToInboxOutlined} list={EmailTesting} />
        <Resource name="email-logs" icon={Inventory2Outlined} list={EmailLogs} />
        <Resource name="audit-log" icon={History} list={AuditLog} />
      </Admin>
    </BrowserRouter>
  </LiveContext>
)
