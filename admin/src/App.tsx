import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import History from '@mui/icons-material/History'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import PeopleOutline from '@mui/icons-material/PeopleOutline'
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import { lazy } from 'react'
import { Admin, Resource } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { Loading } from './layout/Loading.tsx'
import { Broken, NotFound } from './layout/notices.tsx'
import { Shell } from './layout/Shell.tsx'
import { Toasts } from './layout/Toasts.tsx'
import { themeOf } from './layout/theme.ts'
import type { Providers } from './providers/providers.ts'

const UserList = lazy(() => import('./users/UserList.tsx').then(({ UserList }) => ({ default: UserList })))
const ReviewList = lazy(() =>
  import('./reviews/ReviewList.tsx').then(({ ReviewList }) => ({ default: ReviewList })),
)
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

export const App = ({ providers }: { providers: Providers }) => (
  <BrowserRouter basename="/admin">
    <Admin
      {...providers}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={Shell}
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
      <Resource name="email-testing" icon={ForwardToInboxOutlined} list={EmailTesting} />
      <Resource name="email-logs" icon={Inventory2Outlined} list={EmailLogs} />
      <Resource name="audit-log" icon={History} list={AuditLog} />
    </Admin>
  </BrowserRouter>
)
