import type { CurrentUser } from '@nila/api/contract'
import { ForeignKeyViolationError, LoginAttempt, Session, transaction, type User } from '@nila/db'
import type { Context } from '../../http/context.ts'
import { deviceOf, expireDevice, setDevice } from '../../http/device-cookie.ts'
import { expireHint } from '../../http/hint-cookie.ts'
import { Problem } from '../../http/problem.ts'
import { startSession } from '../../http/sessions.ts'
import type { Services } from '../../services.ts'
import { describeOrigin, type Origin, originOf } from '../origin.ts'
import { presentCurrentUser } from '../present-current-user.ts'
import type { SignedIn } from '../sign-in.ts'
import { forgetBrowser } from './close-session.ts'
import { type Remembered, rememberDevice, resumeDevice } from './remembered-device.ts'
import { isNewDevice, tellOfNewDevice } from './tell-of-new-device.ts'

const start = (ctx: Context, { user, secondFactor }: SignedIn, device: Remembered | undefined) => {
  if (device) setDevice(ctx, device.cookie)
  return startSession(ctx, user, {
    secondFactor,
    place: describeOrigin(originOf(ctx)),
    deviceId: device?.deviceId,
  })
}

/**
 * Opens a session for whoever has just proven who they are, in the place of whatever session this browser had; answers the user as
 * they see themselves. Only users are remembered: whoever may do more signs in again every day.
 */
export async function openSession(
  services: Services,
  ctx: Context,
  signedIn: SignedIn,
  { remember = false } = {},
): Promise<CurrentUser> {
  const { user, secondFactor } = signedIn
  await forgetBrowser(ctx)
  const device = remember && user.role === 'user' ? await rememberDevice(services, user.id) : undefined
  await start(ctx, signedIn, device)
  return presentCurrentUser(user, secondFactor)
}

/** How many sessions of one device stay: those of tabs that resume at the same moment. */
const KEPT = 5

/** Ends the sessions of a device before it resumes: its browser has lost their cookies. */
async function endEarlierSessions(deviceId: number): Promise<void> {
  const newest = Session.query().select('sid').where({ deviceId }).orderBy('id', 'desc').limit(KEPT)
  await Session.query()
    .delete()
    .where({ deviceId })
    .where((old) =>
      old.where('createdAt', '<', Session.raw("now() - interval '1 minute'")).orWhereNotIn('sid', newest),
    )
}

/** A device that turns up in another browser or country may be a stolen cookie: its owner sees it, as they see sign-ins. */
const noteNewDevice = (services: Services, user: User, origin: Origin): Promise<void> =>
  transaction(async (trx) => {
    const place = describeOrigin(origin)
    if (!(await isNewDevice(trx, user.id, place))) return
    await tellOfNewDevice(services, trx, user, place)
    await LoginAttempt.query(trx).insert({ userId: user.id, ...place, outcome: 'success' })
  })

async function resume(services: Services, ctx: Context, cookie: string): Promise<CurrentUser | undefined> {
  const device = await resumeDevice(services, cookie, ctx.ip)
  if (!device) return undefined
  const { user, deviceId } = device
  await endEarlierSessions(deviceId)
  try {
    await start(ctx, { user, secondFactor: undefined }, device)
    await noteNewDevice(services, user, originOf(ctx))
  } catch (error) {
    // The device was forgotten, or the account changed, at this moment.
    if (error instanceof Problem || error instanceof ForeignKeyViolationError) return undefined
    throw error
  }
  return presentCurrentUser(user)
}

/** Opens a session on a remembered device; undefined where this browser is not remembered (any more). */
export async function resumeSession(services: Services, ctx: Context): Promise<CurrentUser | undefined> {
  const cookie = deviceOf(ctx)
  if (cookie === undefined) return undefined
  const user = await resume(services, ctx, cookie)
  if (!user) {
    expireDevice(ctx)
    expireHint(ctx)
  }
  return user
}
