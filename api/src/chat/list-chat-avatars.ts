import type { Answer, listChatAvatars as listEndpoint } from '@nila/api/contract'
import { Avatar, Subscription } from '@nila/db'
import { IS_ACTIVE } from '../subscriptions/effective-status.ts'
import { presentChatAvatar } from './present-conversation.ts'

/** The avatars that a user may talk with now, with when that ends; the longest access counts. */
export async function listChatAvatars(userId: number): Promise<Answer<typeof listEndpoint>> {
  const access = await Subscription.query().where({ userId }).whereRaw(IS_ACTIVE)
  const byAvatar = Map.groupBy(access, ({ avatarId }) => avatarId)
  const avatars = await Avatar.query()
    .findByIds([...byAvatar.keys()])
    .where({ isActive: true })
    .orderBy('name')
  return avatars.map((avatar) => {
    const ends = (byAvatar.get(avatar.id) ?? []).map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity)
    const end = Math.max(...ends)
    return {
      ...presentChatAvatar(avatar, true),
      description: avatar.description,
      greeting: avatar.greeting,
      expiresAt: Number.isFinite(end) ? new Date(end).toISOString() : null,
    }
  })
}
