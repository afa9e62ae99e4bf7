import { safeRedirect } from '@nila/api/contract/redirect'

/** Where the address of this page says to go after signing in; '/' unless it is a path of this site. */
export const returnPath = (search: string): string => {
  const targets = new URLSearchParams(search).getAll('redirect_to')
  return safeRedirect(targets.length === 1 ? targets[0] : undefined)
}

/** `path` with the mark of a fresh sign-in, added by ? or & before any #fragment. */
export function withAuthSuccess(path: string, now: number): string {
  const [address = '', ...fragment] = path.split('#')
  const marked = `${address}${address.includes('?') ? '&' : '?'}auth_success=${now}`
  return [marked, ...fragment].join('#')
}

/** An address of the sign-in pages that leads back to `path` afterwards. */
export const signInAddress = (page: '/auth' | '/auto-login', path: string) =>
  path === '/' ? page : `${page}?redirect_to=${encodeURIComponent(path)}`
