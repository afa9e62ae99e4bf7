import type { Context } from './context.ts'

/** How long a device is remembered after it was last used (milliseconds). */
export const DEVICE_AGE = 30 * 24 * 3_600_000

/** `__Host-` binds the cookie to this host over https; browsers refuse that prefix on http. */
const cookieName = (ctx: Context): string => (ctx.cookies.secure ? '__Host-nila_device' : 'nila_device')

/** What this browser shows of being remembered. */
export const deviceOf = (ctx: Context): string | undefined =>
  ctx.cookies.get(cookieName(ctx), { signed: false })

/** Has this browser keep what it is remembered by; scripts cannot read it. */
export function setDevice(ctx: Context, value: string): void {
  ctx.cookies.set(cookieName(ctx), value, {
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    overwrite: true,
    maxAge: DEVICE_AGE,
  })
}

export const expireDevice = (ctx: Context): void => {
  ctx.cookies.set(cookieName(ctx), '', { expires: new Date(0), overwrite: true, signed: false })
}
