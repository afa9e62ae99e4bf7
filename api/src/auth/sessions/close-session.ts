import type { Context } from '../../http/context.ts'
import { deviceOf, expireDevice } from '../../http/device-cookie.ts'
import { endSession } from '../../http/sessions.ts'
import { forgetDevice } from './remembered-device.ts'

/** Takes back what this browser was remembered by. */
export async function forgetBrowser(ctx: Context): Promise<void> {
  const cookie = deviceOf(ctx)
  if (cookie === undefined) return
  await forgetDevice(cookie)
  expireDevice(ctx)
}

/** Ends the session of this request and forgets the device, in the tables and in the browser. */
export async function closeSession(ctx: Context): Promise<void> {
  await endSession(ctx)
  await forgetBrowser(ctx)
}
