import { z } from 'zod'
import { AvatarIcon } from './avatars.ts'
import { ChatLanguageTag } from './chat-languages.ts'
import { QUESTION_LENGTH, REPORT_NOTE_LENGTH, RETENTION_CHOICES, TITLE_LENGTH } from './chat-limits.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Filled, Id, Line, SearchText, Text, Timestamp } from './fields.ts'
import { MessageRun, RunEvent } from './runs.ts'

export * from './chat-limits.ts'

/** Why an answer was found bad, or is reported. */
export const AnswerFault = z.enum(['wrong', 'unsafe', 'language', 'unhelpful', 'other'])
export type AnswerFault = z.infer<typeof AnswerFault>

export const ChatMessage = z.strictObject({
  id: z.int(),
  /** What it follows; siblings are versions of the same question, or answers to it. Null where a conversation begins. */
  parentId: z.int().nullable(),
  role: z.enum(['user', 'assistant']),
  /** Markdown, of an answer; of one under way, as far as it has come. */
  content: z.string(),
  language: ChatLanguageTag,
  createdAt: Timestamp,
  /** How the answer came to be; null for questions and for an avatar's greeting. */
  run: MessageRun.nullable(),
  rating: z.enum(['up', 'down']).nullable(),
  isReported: z.boolean(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** The avatar that a conversation is with. */
export const ChatAvatar = z.strictObject({
  id: z.int(),
  name: z.string(),
  icon: AvatarIcon,
  heygenLink: z.url().nullable(),
  /** Whether it may be talked with now; access may have ended since. */
  isOpen: z.boolean(),
})
export type ChatAvatar = z.infer<typeof ChatAvatar>

export const Conversation = z.strictObject({
  id: z.int(),
  title: z.string(),
  /** What it is answered in. */
  language: ChatLanguageTag,
  avatar: ChatAvatar.nullable(),
  createdAt: Timestamp,
  /** When the last message came. */
  updatedAt: Timestamp,
  isShared: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

/** What the chat is for whoever asks. */
export const getChatState = endpoint({
  method: 'GET',
  path: '/chat/state',
  guard: 'public',
  answer: z.strictObject({
    /** Whether they may talk at all: users always, guests where the operator lets them try. */
    isOpen: z.boolean(),
    isGuest: z.boolean(),
    /** Whether answers come from a model; else the help guide answers. */
    hasModel: z.boolean(),
    /** How many more messages they may send: a guest in all, a user today. */
    messagesLeft: z.int(),
    /** Whether they have said that they are 13 or older. */
    isOfAge: z.boolean(),
    /** What they chose to be answered in. */
    language: ChatLanguageTag.nullable(),
    /** Days after which conversations without a new message are deleted; null keeps them. */
    retentionDays: z.int().nullable(),
    /** How many conversations this browser had as a guest, which the user may take over. */
    guestConversations: z.int(),
  }),
})

/** Says what is named and leaves the rest; also for guests, who keep nothing for longer than the operator keeps guests. */
export const setChatPreferences = endpoint({
  method: 'PATCH',
  path: '/chat/preferences',
  guard: 'public',
  body: z.strictObject({
    isOfAge: z.literal(true).optional(),
    language: ChatLanguageTag.optional(),
    retentionDays: z.literal(RETENTION_CHOICES).nullable().optional(),
  }),
})

/** The avatars that the user has access to now. */
export const listChatAvatars = endpoint({
  method: 'GET',
  path: '/chat/avatars',
  guard: 'user',
  answer: z.array(
    z.strictObject({
      ...ChatAvatar.shape,
      description: z.string(),
      greeting: z.string(),
      expiresAt: Timestamp.nullable(),
    }),
  ),
})

/** The user's conversations. `q` is looked for in titles and in every message. */
export const listConversations = listEndpoint({
  path: '/chat/conversations',
  guard: 'public',
  resource: 'conversations',
  item: Conversation,
  sort: ['updatedAt', 'id'],
  defaultOrder: 'DESC',
  filter: z.strictObject({ q: SearchText.optional() }),
})

/** A conversation with all its messages, in the order in which they came. */
export const getConversation = endpoint({
  method: 'GET',
  path: '/chat/conversations/:id',
  guard: 'public',
  params: ById,
  answer: z.strictObject({ ...Conversation.shape, messages: z.array(ChatMessage) }),
})
export const updateConversation = endpoint({
  method: 'PATCH',
  path: '/chat/conversations/:id',
  guard: 'public',
  params: ById,
  body: z.strictObject({
    title: Line(1, TITLE_LENGTH).optional(),
    language: ChatLanguageTag.optional(),
  }),
  answer: Conversation,
})
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/chat/conversations/:id',
  guard: 'public',
  params: ById,
})
export const deleteConversations = endpoint({
  method: 'DELETE',
  path: '/chat/conversations',
  guard: 'public',
})

/** Takes over what this browser's guest has talked about. */
export const claimGuestConversations = endpoint({
  method: 'POST',
  path: '/chat/guest-conversations/claim',
  guard: 'user',
  body: z.strictObject({}),
  answer: z.strictObject({ claimed: z.int() }),
})

/**
 * Asks, and streams the answer as it comes; a conversation is begun where none is named. What follows an answer goes on with it, what
 * follows the same answer as an earlier question is another version of that.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/chat/messages',
  guard: 'public',
  body: z.strictObject({
    conversationId: Id.optional(),
    /** The message that this one follows; null or nothing where it is the first. */
    parentId: Id.nullable().optional(),
    content: Filled('message_required').pipe(z.string().max(QUESTION_LENGTH)),
    /** What to answer in. */
    language: ChatLanguageTag,
    /** Whom a new conversation is with. */
    avatarId: Id.optional(),
    pace: z.literal('slow').optional(),
  }),
  answer: RunEvent,
  isStream: true,
})

/** Answers a question anew; the former answer stays beside the new one. */
export const retryMessage = endpoint({
  method: 'POST',
  path: '/chat/messages/:id/retry',
  guard: 'public',
  params: ById,
  body: z.strictObject({ language: ChatLanguageTag.optional(), pace: z.literal('slow').optional() }),
  answer: RunEvent,
  isStream: true,
})

export const rateMessage = endpoint({
  method: 'PUT',
  path: '/chat/messages/:id/rating',
  guard: 'public',
  params: ById,
  body: z.strictObject({
    rating: z.enum(['up', 'down']).nullable(),
    reason: AnswerFault.optional(),
  }),
})

/** Hands an answer, with the question before it, to those who look after Nila. */
export const reportMessage = endpoint({
  method: 'POST',
  path: '/chat/messages/:id/report',
  guard: 'public',
  params: ById,
  body: z.strictObject({
    reason: AnswerFault,
    note: Text.pipe(z.string().trim().max(REPORT_NOTE_LENGTH)).default(''),
  }),
  status: 201,
})

/** Makes a link by which anybody can read a conversation up to a message; a former link ends. */
export const shareConversation = endpoint({
  method: 'POST',
  path: '/chat/conversations/:id/share',
  guard: 'user',
  params: ById,
  body: z.strictObject({ lastMessageId: Id }),
  answer: z.strictObject({ token: z.string() }),
  status: 201,
})
export const unshareConversation = endpoint({
  method: 'DELETE',
  path: '/chat/conversations/:id/share',
  guard: 'user',
  params: ById,
})

/** What a link shows: nothing of who shared it. */
export const readSharedConversation = endpoint({
  method: 'POST',
  path: '/chat/shared',
  guard: 'public',
  body: z.strictObject({ token: z.string().max(100) }),
  answer: z.strictObject({
    title: z.string(),
    sharedAt: Timestamp,
    messages: z.array(ChatMessage.pick({ id: true, role: true, content: true, language: true })),
  }),
})
