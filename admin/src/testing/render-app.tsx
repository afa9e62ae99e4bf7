import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../App.tsx'
import { createProviders } from '../providers/providers.ts'
import { noFigures } from './fake-analytics.ts'
import { administrator, answers, createFakeApi } from './fake-api.ts'
import { createFakeLive } from './fake-live.ts'

type Routes = Parameters<typeof createFakeApi>[0]

// jsdom goes through all rules of all style sheets for every element that a query by role meets, which took two thirds of each test.
// What things look like is told by the tests in a browser; here the rules go where no document reads them.
const unread = createCache({ key: 'css', container: document.createElement('div') })

/** The whole administration at an address below /admin, signed in as its administrator unless the routes say otherwise. */
export function renderApp(address: string, routes: Routes) {
  window.history.replaceState(null, '', `/admin${address}`)
  const api = createFakeApi({
    'GET /api/user': () => answers.json(administrator),
    'GET /api/installation': () => answers.json({ isDemo: false }),
    'GET /api/admin/pending-work': () => answers.json({ reviews: 0, subscriptions: 0, 'chat-reports': 0 }),
    'GET /api/admin/analytics': () => answers.json(noFigures()),
    'GET /api/admin/saved-views': () => answers.list([]),
    ...routes,
  })
  const live = createFakeLive()
  const user = userEvent.setup()
  render(
    <CacheProvider value={unread}>
      <App providers={createProviders(api.send, () => live.open())} />
    </CacheProvider>,
  )
  return { api, live, user }
}
