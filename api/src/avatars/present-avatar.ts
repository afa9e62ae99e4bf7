import type { AdminAvatar, AvatarAccess, AvatarIcon, Avatar as PublicAvatar } from '@nila/api/contract'
import type { Avatar } from '@nila/db'
import type { AvatarWithSubscribers } from './find-avatars.ts'

const presentFields = (avatar: Avatar) => ({
  id: avatar.id,
  name: avatar.name,
  description: avatar.description,
  category: avatar.category,
  // Only names of the contract's drawings are ever written.
  icon: avatar.icon as AvatarIcon,
  price: avatar.price,
  heygenLink: avatar.heygenLink,
})

/** An avatar as everyone sees it, with the access of whoever asks. */
export const presentAvatar = (avatar: Avatar, access: AvatarAccess): PublicAvatar => ({
  ...presentFields(avatar),
  access,
})

/** An avatar as those who look after it see it. */
export const presentAdminAvatar = (avatar: AvatarWithSubscribers): AdminAvatar => ({
  ...presentFields(avatar),
  isActive: avatar.isActive,
  persona: avatar.persona,
  greeting: avatar.greeting,
  subscribers: avatar.subscribers,
  version: avatar.version,
})
