import type { CurrentUser } from '@nila/api/contract'
import { ApiError, createClient } from '@nila/api/contract/client'
import { getUser, login, logout, verifyAuth } from './addresses.ts'

export type { CurrentUser }

export const client = createClient()

const hintKeys = ['auth_timestamp', 'auth_username', 'user_data'] as const

// Storage may be forbidden; it only ever holds hints for display, so that is no fault.
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** The username last used on this device, to prefill a form with; never a ground to let anybody in. */
export const rememberedUsername = () => withStorage((storage) => storage.getItem('auth_username')) ?? ''
export const forgetUsername = () => withStorage((storage) => storage.removeItem('auth_username'))

let known: Promise<CurrentUser | null> | undefined

/** Says who is signed in to everything on the page, and keeps the hints for the next page. */
export function announce(user: CurrentUser | null): void {
  known = Promise.resolve(user)
  withStorage((storage) => {
    if (user) {
      storage.setItem('auth_timestamp', String(Date.now()))
      storage.setItem('auth_username', user.username)
      storage.setItem('user_data', JSON.stringify(user))
    } else storage.removeItem('user_data')
  })
  for (const name of ['auth_update', 'auth_state_changed'])
    window.dispatchEvent(new CustomEvent(name, { detail: { user } }))
}

// The server keeps this cookie beside the session, so that guests cause no request that fails.
const isHinted = () => /(^|; )nila_hint=1/.test(document.cookie)

async function ask(): Promise<CurrentUser | null> {
  try {
    return await client.call(getUser, {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    known = undefined
    throw error
  }
}

/** Who is signed in, asked once per page; null for a guest. Throws where the API cannot tell. */
export function currentUser(): Promise<CurrentUser | null> {
  known ??= isHinted() ? ask() : Promise.resolve(null)
  return known
}

/** Resumes a session or a remember-me cookie; null where there is nothing to resume. */
export async function verify(): Promise<CurrentUser | null> {
  const { authenticated, user } = await client.call(verifyAuth, { body: {} })
  const resumed = (authenticated && user) || null
  announce(resumed)
  return resumed
}

export async function signIn(body: {
  username: string
  password: string
  remember?: boolean
}): Promise<CurrentUser> {
  const user = await client.call(login, { body })
  announce(user)
  return user
}

/** Ends the session and forgets what this device knew of the user. */
export async function signOut(): Promise<void> {
  withStorage((storage) => {
    for (const key of hintKeys) storage.removeItem(key)
    // Drafts are the user's own words and not for whoever uses the device next.
    sessionStorage.clear()
  })
  await client.call(logout, { body: {} })
  announce(null)
}
