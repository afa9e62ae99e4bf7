import { createClient } from '@nila/api/contract/client'
import { QueryClient } from '@tanstack/react-query'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { createDeviceStore } from './device-store.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { createLive, openLiveSocket } from './live.ts'
import { markBackground } from './presence.ts'
import { createSession } from './session.ts'

/**
 * Everything that stands between the screens and the API or the device.
 * @param send `fetch`, or what stands in for it in tests
 * @param openSocket the same for the socket that changes are heard on
 */
export function createProviders(
  send: typeof fetch = (...request) => fetch(...request),
  openSocket = openLiveSocket,
) {
  const marked = markBackground(send)
  // Spec section 7: nothing is fetched again unless a screen asks for it. 'always' lets a request fail when the device is
  // offline, so that a screen can say so instead of waiting.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const i18nProvider = createI18nProvider()
  const session = createSession(createClient(marked))
  const store = createDeviceStore()
  const onRefusal = () => void queryClient.invalidateQueries({ queryKey: ['auth'] })
  return {
    queryClient,
    i18nProvider,
    store,
    authProvider: createAuthProvider(session, i18nProvider.translate, {
      onRefusal,
      onSessionEnd: store.keepDrafts,
    }),
    dataProvider: createDataProvider(i18nProvider.translate, marked),
    live: createLive(queryClient, openSocket),
  }
}

export type Providers = ReturnType<typeof createProviders>
