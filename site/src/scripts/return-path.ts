import { safeRedirect } from '@nila/api/contract/redirect'
import { localPath } from './local-path.ts'

/** Where the address of this page says to go after signing in; home, in the page's language, unless it is a path of this site. */
export const returnPath = (search: string): string => {
  const targets = new URLSearchParams(search).getAll('redirect_to')
  const target = safeRedirect(targets.length === 1 ? targets[0] : undefined)
  return target === '/' ? localPath('/') : target
}

/** Whether a path is a home page, in whatever language: its tag has two letters, and no other page is called so briefly. */
export const isHome = (path: string): boolean => /^\/(\w\w)?$/.test(path)

/** `path` with one parameter more, joined by ? or & before any #fragment. */
function withParameter(path: string, name: string, value: string | number): string {
  const [address = '', ...fragment] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`
  return [joined, ...fragment].join('#')
}

/** `path` with the mark of a fresh sign-in. */
export const withAuthSuccess = (path: string, now: number) => withParameter(path, 'auth_success', now)

/** `path` with the mark of a sign-in that needed no password (spec section 2). */
export const withBypass = (path: string) => withParameter(path, 'bypass_auth', 1)

/** An address of the sign-in pages that leads back to `path` afterwards. */
export const signInAddress = (page: string, path: string) =>
  isHome(path) ? page : withParameter(page, 'redirect_to', encodeURIComponent(path))
