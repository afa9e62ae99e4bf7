import type { Body, setChatPreferences } from '@nila/api/contract'
import { ChatPreferences, Guest } from '@nila/db'
import type { Context } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { findGuest, makeGuest } from './owner.ts'

/** Keeps what somebody says about talking with the assistant; a stranger becomes a guest with it, where there are guests. */
export async function setPreferences(
  ctx: Context,
  services: Services,
  { isOfAge, language, retentionDays }: Body<typeof setChatPreferences>,
): Promise<void> {
  const { user } = ctx.state
  const said = {
    ...(isOfAge && { ofAgeAt: new Date() }),
    ...(language !== undefined && { language }),
  }
  if (user) {
    const preferences = { ...said, ...(retentionDays !== undefined && { retentionDays }) }
    // Nothing to merge would be no statement.
    const merged = Object.keys(preferences).length > 0 ? preferences : { userId: user.id }
    await ChatPreferences.query()
      .insert({ userId: user.id, ...preferences })
      .onConflict('userId')
      .merge(merged)
    return
  }
  if (services.config.guestMessages === 0) throw new Problem('authentication_required')
  const guest = (await findGuest(ctx)) ?? (await makeGuest(ctx, services))
  await Guest.query()
    .findById(guest.id)
    .patch({ ...said, seenAt: new Date() })
}
