import type { CallInput, CurrentUser } from '@nila/api/contract'
import { ApiError, createClient } from '@nila/api/contract/client'
import { getUser, login, logout, redeemSignInLink, verifyAuth } from './addresses.ts'

export type { CurrentUser }

export const client = createClient()

const hintKeys = ['auth_timestamp', 'auth_username', 'user_data'] as const

// Storage may be forbidden; it only ever holds hints for display, so that is no fault.
function withStorage<T>(use: (local: Storage, session: Storage) => T): T | undefined {
  try {
    return use(localStorage, sessionStorage)
  } catch {
    return undefined
  }
}

/**
 * The username to prefill a form with: the one typed on the sign-in page before this one, else the one last used on this
 * device. Never a ground to let anybody in.
 */
export const rememberedUsername = () =>
  withStorage((local, session) => session.getItem('auth_username') ?? local.getItem('auth_username')) ?? ''
export const forgetUsername = () =>
  withStorage((local, session) => {
    local.removeItem('auth_username')
    session.removeItem('auth_username')
  })
/** Takes a username that was typed along to the next page of this tab. */
export const carryUsername = (name: string) =>
  withStorage((_, session) => session.setItem('auth_username', name))

let known: Promise<CurrentUser | null> | undefined

/** Says who is signed in to everything on the page, and keeps the hints for the next page. */
export function announce(user: CurrentUser | null): void {
  known = Promise.resolve(user)
  withStorage((storage, session) => {
    if (user) {
      session.removeItem('auth_username')
      storage.setItem('auth_timestamp', String(Date.now()))
      storage.setItem('auth_username', user.username)
      // The spec keeps the whole user here; the name is all that is ever shown before the API answers.
      storage.setItem('user_data', JSON.stringify({ username: user.username }))
    } else storage.removeItem('user_data')
  })
  for (const name of ['auth_update', 'auth_state_changed'])
    window.dispatchEvent(new CustomEvent(name, { detail: { user } }))
}

// The server keeps this cookie beside the session, so that guests cause no request that fails. It outlives the session on a
// remembered device, which is then asked for in a way that resumes it and cannot be refused.
const hint = () => /(?:^|; )nila_hint=1(-remembered)?/.exec(document.cookie)

let remembered: boolean | undefined
/** Whether this device had something to resume a session with before anything on the page asked after it, which may end that. */
export function wasRemembered(): boolean {
  remembered ??= hint()?.[1] !== undefined
  return remembered
}

async function ask(): Promise<CurrentUser | null> {
  try {
    if (!wasRemembered()) return await client.call(getUser, {})
    const { user } = await client.call(verifyAuth, { body: {} })
    return user ?? null
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    known = undefined
    throw error
  }
}

/** Who is signed in, asked once per page; null for a guest. Throws where the API cannot tell. */
export function currentUser(): Promise<CurrentUser | null> {
  known ??= hint() ? ask() : Promise.resolve(null)
  return known
}

/** Resumes a session or a remember-me cookie; null where there is nothing to resume. */
export async function verify(): Promise<CurrentUser | null> {
  const { authenticated, user } = await client.call(verifyAuth, { body: {} })
  const resumed = (authenticated && user) || null
  announce(resumed)
  return resumed
}

export async function signIn(body: CallInput<typeof login>['body']): Promise<CurrentUser> {
  const user = await client.call(login, { body })
  announce(user)
  return user
}

/** Signs in with the link of a mail, or with its code. */
export async function redeemLink(body: CallInput<typeof redeemSignInLink>['body']): Promise<CurrentUser> {
  const user = await client.call(redeemSignInLink, { body })
  announce(user)
  return user
}

/** Forgets what this browser knows of who was here; the session is none of it. */
export const forgetUser = () =>
  withStorage((storage, session) => {
    for (const key of hintKeys) storage.removeItem(key)
    // What was chosen while typing Hindi (islands/chat/composer/personal-words.ts).
    for (const key of Object.keys(storage)) if (key.startsWith('chat_')) storage.removeItem(key)
    // Drafts are the user's own words and not for whoever uses the device next.
    session.clear()
  })

/** Ends the session and forgets what this device knew of the user. */
export async function signOut(): Promise<void> {
  forgetUser()
  await client.call(logout, { body: {} })
  announce(null)
}
