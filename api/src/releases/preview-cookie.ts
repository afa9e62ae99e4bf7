import { createHash } from 'node:crypto'
import type { Context } from '../http/context.ts'
import type { CookieKeys } from '../http/cookie-keys.ts'
import { sessionCookieName } from '../http/sessions.ts'
import type { Previews } from '../web/serve-preview.ts'
import type { LiveRelease } from './live-release.ts'

/** How long a preview lasts (milliseconds). */
const AGE = 3_600_000
const NAME = 'nila_preview'
/** Beside each cookie stands another one with its signature, as Koa's cookies have it. */
const SIGNATURE = '.sig'

/** `__Host-` binds the cookie to this host over https; browsers refuse that prefix on http. */
const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME)

/** A preview belongs to the session that began it, and ends with it. */
const markOf = (session: string): string =>
  createHash('sha256').update(session).digest('base64url').slice(0, 22)

const VALUE = /^(?<id>\d{1,9})\.(?<expires>\d{1,15})\.(?<mark>[\w-]{22})$/

/** The release that a cookie names in this session, unless its time is over. */
function releaseOf(value: string | undefined, session: string | undefined): number | undefined {
  const { id, expires, mark } = VALUE.exec(value ?? '')?.groups ?? {}
  const isOurs = session !== undefined && mark === markOf(session)
  return isOurs && Number(expires) > Date.now() ? Number(id) : undefined
}

/** Has this browser see a release. @returns until when */
export function setPreview(ctx: Context, id: number): Date {
  const expires = new Date(Date.now() + AGE)
  const session = ctx.cookies.get(sessionCookieName(ctx.cookies.secure), { signed: false }) ?? ''
  ctx.cookies.set(nameOf(ctx.cookies.secure), `${id}.${expires.getTime()}.${markOf(session)}`, {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    overwrite: true,
    maxAge: AGE,
  })
  return expires
}

export function expirePreview(ctx: Context): void {
  ctx.cookies.set(nameOf(ctx.cookies.secure), '', { expires: new Date(0), overwrite: true, signed: true })
}

/** Which release this browser looks at. */
export const previewOf = (ctx: Context): number | undefined =>
  releaseOf(
    ctx.cookies.get(nameOf(ctx.cookies.secure), { signed: true }),
    ctx.cookies.get(sessionCookieName(ctx.cookies.secure), { signed: false }),
  )

const parseCookies = (header: string): Map<string, string> =>
  new Map(
    header.split(';').map((pair) => {
      const split = pair.indexOf('=')
      return [pair.slice(0, split).trim(), pair.slice(split + 1).trim()]
    }),
  )

/** Tells the server, which knows no domain, who sees what instead of the live site. */
export function createPreviews(
  { findReady }: Pick<LiveRelease, 'findReady'>,
  keys: CookieKeys,
  isSecure: boolean,
): Previews {
  const name = nameOf(isSecure)
  const attributes = `path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly; samesite=lax${isSecure ? '; secure' : ''}`
  return {
    cookieName: name,
    expiredCookies: [`${name}=; ${attributes}`, `${name}${SIGNATURE}=; ${attributes}`],
    find(header) {
      const cookies = parseCookies(header)
      const value = cookies.get(name)
      const isSigned = keys.verify(`${name}=${value}`, cookies.get(name + SIGNATURE) ?? '')
      const id = isSigned ? releaseOf(value, cookies.get(sessionCookieName(isSecure))) : undefined
      return id === undefined ? undefined : findReady(id)
    },
  }
}
