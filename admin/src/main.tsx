import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { takeLink } from './direct-access/fragment.ts'
import { createProviders } from './providers/providers.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

// The administration is what this page is for nearly always: it must not wait for a second file to be found.
const DirectAccessApp = lazy(() =>
  import('./direct-access/DirectAccessApp.tsx').then(({ DirectAccessApp }) => ({ default: DirectAccessApp })),
)

const isDirectAccess = window.location.pathname.replace(/\/+$/, '') === '/nila-admin'
const providers = createProviders()

createRoot(root).render(
  <StrictMode>
    <Suspense>
      {isDirectAccess ? (
        <DirectAccessApp providers={providers} link={takeLink()} />
      ) : (
        <App providers={providers} />
      )}
    </Suspense>
  </StrictMode>,
)
