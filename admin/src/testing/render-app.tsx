import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../App.tsx'
import { createProviders } from '../providers/providers.ts'
import { administrator, answers, createFakeApi } from './fake-api.ts'

type Routes = Parameters<typeof createFakeApi>[0]

/** The whole administration at an address below /admin, signed in as its administrator unless the routes say otherwise. */
export function renderApp(address: string, routes: Routes) {
  window.history.replaceState(null, '', `/admin${address}`)
  const api = createFakeApi({
    'GET /api/user': () => answers.json(administrator),
    'GET /api/installation': () => answers.json({ isDemo: false }),
    ...routes,
  })
  const user = userEvent.setup()
  render(<App providers={createProviders(api.send)} />)
  return { api, user }
}
