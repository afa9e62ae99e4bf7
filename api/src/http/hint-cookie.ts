import type { Context } from './context.ts'
import { DEVICE_AGE } from './device-cookie.ts'

/**
 * Readable by scripts: pages ask who is signed in only where it is there, so that guests cause no failed request. It says `1`, or
 * `1-remembered` on a device whose session may have to be resumed first.
 */
const COOKIE = 'nila_hint'

export const hasHint = (ctx: Context): boolean => ctx.cookies.get(COOKIE, { signed: false }) !== undefined

/** @param isRemembered whether it outlives the browser's session; as long as the device's own cookie */
export function setHint(ctx: Context, isRemembered: boolean): void {
  ctx.cookies.set(COOKIE, isRemembered ? '1-remembered' : '1', {
    httpOnly: false,
    sameSite: 'lax',
    signed: false,
    overwrite: true,
    maxAge: isRemembered ? DEVICE_AGE : undefined,
  })
}

export const expireHint = (ctx: Context): void => {
  ctx.cookies.set(COOKIE, '', { path: '/', expires: new Date(0), overwrite: true, signed: false })
}
