import { randomBytes } from 'node:crypto'
import type { Context } from '../http/context.ts'

/** What tells the browser that asked for a link or a challenge from all others; scripts cannot read it. */
const COOKIE = 'nila_browser'
/** Milliseconds; longer than any link or challenge that it goes with. */
const AGE = 15 * 60_000

/** What this browser keeps since it asked for a link or a challenge. */
export const browserOf = (ctx: Context): string | undefined => ctx.cookies.get(COOKIE, { signed: true })

/** Has this browser keep something that nobody else knows; what it keeps already is kept on, since it may have asked before. */
export function rememberBrowser(ctx: Context): string {
  const browser = browserOf(ctx) ?? randomBytes(32).toString('base64url')
  ctx.cookies.set(COOKIE, browser, {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    maxAge: AGE,
    overwrite: true,
  })
  return browser
}
