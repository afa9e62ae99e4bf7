import type { Answer, ChatLanguageTag, getChatState } from '@nila/api/contract'
import { ChatPreferences, Conversation, type Guest, Run } from '@nila/db'
import { readChatSettings } from '../chat-settings/read-chat-settings.ts'
import type { Context } from '../http/context.ts'
import { readModelEndpoints } from '../model-endpoints/read-model-endpoints.ts'
import type { Services } from '../services.ts'
import { findGuest } from './owner.ts'
import { TODAY } from './today.ts'

type ChatState = Answer<typeof getChatState>

async function stateOfGuest(guest: Guest | undefined, guestMessages: number): Promise<Partial<ChatState>> {
  return {
    messagesLeft: Math.max(0, guestMessages - (guest?.messages ?? 0)),
    isOfAge: Boolean(guest?.ofAgeAt),
    language: (guest?.language ?? null) as ChatLanguageTag | null,
  }
}

async function stateOfUser(
  { db }: Services,
  userId: number,
  guest: Guest | undefined,
): Promise<Partial<ChatState>> {
  const preferences = await ChatPreferences.query().findById(userId)
  const { dailyMessages } = await readChatSettings(db)
  const sent = await Run.query().where({ userId }).where('startedAt', '>=', Run.raw(TODAY)).resultSize()
  return {
    messagesLeft: Math.max(0, dailyMessages - sent),
    isOfAge: Boolean(preferences?.ofAgeAt),
    language: (preferences?.language ?? null) as ChatLanguageTag | null,
    retentionDays: preferences?.retentionDays ?? null,
    guestConversations: guest ? await Conversation.query().where({ guestId: guest.id }).resultSize() : 0,
  }
}

/** What the chat is for whoever asks. */
export async function readChatState(ctx: Context, services: Services): Promise<ChatState> {
  const { user } = ctx.state
  const { guestMessages } = services.config
  const guest = await findGuest(ctx)
  const own = user
    ? await stateOfUser(services, user.id, guest)
    : await stateOfGuest(guestMessages > 0 ? guest : undefined, guestMessages)
  return {
    isOpen: Boolean(user) || guestMessages > 0,
    isGuest: !user,
    hasModel: (await readModelEndpoints(services)).length > 0,
    messagesLeft: 0,
    isOfAge: false,
    language: null,
    retentionDays: null,
    guestConversations: 0,
    ...own,
  }
}
