import type { ChatAvatar, ChatLanguageTag, ChatMessage, Conversation as Presented } from '@nila/api/contract'
import type { Avatar, Conversation, Message } from '@nila/db'
import { presentRun, type StoredRun } from './present-run.ts'

/** A conversation with what is shown of other tables. */
export interface ShownConversation extends Conversation {
  avatar: Avatar | null
  isAvatarOpen: boolean
  isShared: boolean
}

/** A message with its run, and the pieces of one that is under way. */
export interface ShownMessage extends Message {
  run: StoredRun | null
  isReported: boolean
}

export const presentChatAvatar = (avatar: Avatar, isOpen: boolean): ChatAvatar => ({
  id: avatar.id,
  name: avatar.name,
  icon: avatar.icon as ChatAvatar['icon'],
  heygenLink: avatar.heygenLink,
  isOpen,
})

export const presentConversation = (conversation: ShownConversation): Presented => ({
  id: conversation.id,
  title: conversation.title,
  language: conversation.language as ChatLanguageTag,
  avatar: conversation.avatar && presentChatAvatar(conversation.avatar, conversation.isAvatarOpen),
  createdAt: conversation.createdAt.toISOString(),
  updatedAt: conversation.updatedAt.toISOString(),
  isShared: conversation.isShared,
})

export const presentMessage = (message: ShownMessage): ChatMessage => ({
  id: message.id,
  parentId: message.parentId,
  role: message.role,
  content: message.content,
  language: message.language as ChatLanguageTag,
  createdAt: message.createdAt.toISOString(),
  run: message.run && presentRun(message.run),
  rating: message.rating === null ? null : message.rating > 0 ? 'up' : 'down',
  isReported: message.isReported,
})
