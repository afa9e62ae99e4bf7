import type { CurrentUser } from '@nila/api/contract'
import { Session } from '@nila/db'
import type { Context } from '../../http/context.ts'
import { deviceOf, expireDevice, setDevice } from '../../http/device-cookie.ts'
import { expireHint } from '../../http/hint-cookie.ts'
import { startSession } from '../../http/sessions.ts'
import type { Services } from '../../services.ts'
import { describeOrigin, originOf } from '../origin.ts'
import { presentCurrentUser } from '../present-current-user.ts'
import type { SignedIn } from '../sign-in.ts'
import { forgetBrowser } from './close-session.ts'
import { type Remembered, rememberDevice, resumeDevice } from './remembered-device.ts'

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

/** Opens a session on a remembered device; undefined where this browser is not remembered (any more). */
export async function resumeSession(services: Services, ctx: Context): Promise<CurrentUser | undefined> {
  const cookie = deviceOf(ctx)
  if (cookie === undefined) return undefined
  const device = await resumeDevice(services, cookie, ctx.ip)
  if (!device) {
    expireDevice(ctx)
    expireHint(ctx)
    return undefined
  }
  const { user, deviceId } = device
  // Those before it are over: this browser has lost their cookie. One of a tab that resumes at the same moment is not.
  await Session.query()
    .delete()
    .where({ deviceId })
    .where('createdAt', '<', Session.raw("now() - interval '1 minute'"))
  await start(ctx, { user, secondFactor: undefined }, device)
  return presentCurrentUser(user)
}
