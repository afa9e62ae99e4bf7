import { ChatPreferences, Conversation, Guest, transaction } from '@nila/db'
import type { Context } from '../http/context.ts'
import { expireGuest, findGuest } from './owner.ts'

/** Gives a user what the guest of the same browser has talked about, with what they said of their age; the guest is gone then. */
export async function claimConversations(ctx: Context, userId: number): Promise<number> {
  const guest = await findGuest(ctx)
  if (!guest) return 0
  const claimed = await transaction(async (trx) => {
    // Two tabs may ask at once; the second finds nothing.
    const found = await Guest.query(trx).findById(guest.id).forUpdate()
    if (!found) return 0
    const { ofAgeAt, language } = found
    await ChatPreferences.query(trx).insert({ userId, ofAgeAt, language }).onConflict('userId').ignore()
    if (ofAgeAt) await ChatPreferences.query(trx).findById(userId).whereNull('ofAgeAt').patch({ ofAgeAt })
    await trx('runs').where({ guestId: guest.id }).update({ userId, guestId: null })
    const count = await Conversation.query(trx).where({ guestId: guest.id }).patch({ userId, guestId: null })
    await Guest.query(trx).deleteById(guest.id)
    return count
  })
  expireGuest(ctx)
  return claimed
}
