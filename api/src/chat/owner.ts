import { createHash, randomBytes } from 'node:crypto'
import { Guest } from '@nila/db'
import type { Context } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

/** Whose a conversation is: exactly one of the two is a number. */
export interface Owner {
  userId: number | null
  guestId: number | null
}

/** How long a browser keeps what its guest is known by, and how long a guest who does not come back is kept (milliseconds). */
export const GUEST_AGE = 7 * 24 * 3_600_000

/** `__Host-` binds the cookie to this host over https; browsers refuse that prefix on http. */
const cookieName = (ctx: Context): string => (ctx.cookies.secure ? '__Host-nila_guest' : 'nila_guest')

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

function setCookie(ctx: Context, key: string): void {
  ctx.cookies.set(cookieName(ctx), key, {
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    overwrite: true,
    maxAge: GUEST_AGE,
  })
}

export function expireGuest(ctx: Context): void {
  ctx.cookies.set(cookieName(ctx), '', { expires: new Date(0), overwrite: true, signed: false })
}

/** The guest that this browser was, whoever is signed in on it now. */
export async function findGuest(ctx: Context): Promise<Guest | undefined> {
  const key = ctx.cookies.get(cookieName(ctx), { signed: false })
  return key ? Guest.query().findOne({ keyHash: hashOf(key) }) : undefined
}

/** Makes a guest of whoever has this browser. Many from one address are somebody who wants more messages than guests have. */
export async function makeGuest(ctx: Context, { limits }: Services): Promise<Guest> {
  await limits.guests.count(ctx.ip)
  const key = randomBytes(32).toString('base64url')
  const guest = await Guest.query()
    .insert({ keyHash: hashOf(key) })
    .returning('*')
  setCookie(ctx, key)
  return guest
}

/** Whose conversations are asked for. Refuses strangers: users talk, and guests where the operator lets them. */
export async function ownerOf(ctx: Context, { config }: Services): Promise<Owner> {
  const { user } = ctx.state
  if (user) return { userId: user.id, guestId: null }
  const guest = config.guestMessages > 0 ? await findGuest(ctx) : undefined
  if (!guest) throw new Problem('authentication_required')
  return { userId: null, guestId: guest.id }
}

/** For `where`: what belongs to somebody. */
export const ownedBy = ({ userId, guestId }: Owner) => (userId === null ? { guestId } : { userId })
