import type { ChatAvatar, ChatMessage, Conversation, MessageRun, RunEvent } from '@nila/api/contract'
import type { Question } from '../stream/ask.ts'
import { type Choices, choose, pathOf } from './tree.ts'

type BeginEvent = Extract<RunEvent, { type: 'begin' }>

/** The conversation that is open, as far as it is known. */
export interface Thread {
  state: 'new' | 'loading' | 'ready' | 'failed'
  /** Whom it is with; of a new one, whom it will be with, and how they greet. */
  avatar: (ChatAvatar & { greeting?: string }) | null
  conversation: Conversation | undefined
  /** The conversation that is loaded, or could not be. */
  wanted: number | undefined
  messages: readonly ChatMessage[]
  choices: Choices
  /** What was asked and has not been taken yet. */
  asked: Question | undefined
  /** Until when trying again is of no use, in milliseconds since 1970, by the answer that failed. */
  waits: Readonly<Record<number, number>>
  /** The answers that began while somebody looked. */
  begun: readonly number[]
  isCut: boolean
  isStopping: boolean
  error: unknown
}

export type ThreadAction =
  | { type: 'new'; avatar: Thread['avatar'] }
  | { type: 'loading'; id: number }
  | { type: 'loaded'; conversation: Conversation; messages: ChatMessage[] }
  | { type: 'load-failed'; error: unknown }
  | { type: 'asked'; question: Question }
  | { type: 'refused' }
  | { type: 'begun'; event: BeginEvent; question: Question | undefined; language: ChatMessage['language'] }
  | { type: 'text'; id: number; text: string }
  | { type: 'snapshot'; id: number; text: string }
  | { type: 'ended'; id: number; run: MessageRun; now: number }
  | { type: 'cut'; isCut: boolean }
  | { type: 'stopping' }
  | { type: 'chosen'; message: ChatMessage }
  | { type: 'message-changed'; id: number; change: Partial<Pick<ChatMessage, 'rating' | 'isReported'>> }
  | { type: 'avatar-locked' }
  | { type: 'conversation-changed'; id: number; change: Partial<Conversation> }

export const newThread = (avatar: Thread['avatar'] = null): Thread => ({
  state: 'new',
  avatar,
  conversation: undefined,
  wanted: undefined,
  messages: [],
  choices: {},
  asked: undefined,
  waits: {},
  begun: [],
  isCut: false,
  isStopping: false,
  error: undefined,
})

const changeMessage = (
  thread: Thread,
  id: number,
  change: (message: ChatMessage) => Partial<ChatMessage>,
): Thread => ({
  ...thread,
  messages: thread.messages.map((message) =>
    message.id === id ? { ...message, ...change(message) } : message,
  ),
})

function begin(thread: Thread, action: Extract<ThreadAction, { type: 'begun' }>): Thread {
  const { event, question, language } = action
  const plain = { language, rating: null, isReported: false } as const
  const added: ChatMessage[] = []
  if (event.greeting) added.push({ ...plain, ...event.greeting, role: 'assistant', run: null })
  if (event.question && question)
    added.push({ ...plain, ...event.question, role: 'user', content: question.content, run: null })
  added.push({ ...plain, ...event.answer, role: 'assistant', content: '', run: event.run })
  const { greeting: _, ...avatar } = thread.avatar ?? {}
  const conversation: Conversation = thread.conversation ?? {
    id: event.conversationId,
    title: event.title,
    language,
    avatar: thread.avatar ? (avatar as ChatAvatar) : null,
    createdAt: event.answer.createdAt,
    updatedAt: event.answer.createdAt,
    isShared: false,
  }
  return {
    ...thread,
    state: 'ready',
    conversation: { ...conversation, title: event.title, updatedAt: event.answer.createdAt },
    messages: [...thread.messages, ...added],
    choices: added.reduce(choose, thread.choices),
    asked: undefined,
    begun: [...thread.begun, event.answer.id],
    isStopping: false,
  }
}

function end(thread: Thread, { id, run, now }: Extract<ThreadAction, { type: 'ended' }>): Thread {
  const waits = run.retryAfter ? { ...thread.waits, [id]: now + run.retryAfter * 1000 } : thread.waits
  return { ...changeMessage(thread, id, () => ({ run })), waits, isCut: false, isStopping: false }
}

export function reduceThread(thread: Thread, action: ThreadAction): Thread {
  switch (action.type) {
    case 'new':
      return newThread(action.avatar)
    case 'loading':
      return { ...newThread(), state: 'loading', wanted: action.id }
    case 'loaded': {
      const { conversation, messages } = action
      return {
        ...thread,
        state: 'ready',
        conversation,
        messages,
        avatar: conversation.avatar,
        error: undefined,
      }
    }
    case 'load-failed':
      return { ...thread, state: 'failed', error: action.error }
    case 'asked':
      return { ...thread, asked: action.question }
    case 'refused':
      return { ...thread, asked: undefined, isCut: false, isStopping: false }
    case 'begun':
      return begin(thread, action)
    case 'text':
      return changeMessage(thread, action.id, ({ content }) => ({ content: content + action.text }))
    case 'snapshot':
      return changeMessage(thread, action.id, () => ({ content: action.text }))
    case 'ended':
      return end(thread, action)
    case 'cut':
      return { ...thread, isCut: action.isCut }
    case 'stopping':
      return { ...thread, isStopping: true }
    case 'chosen':
      return { ...thread, choices: choose(thread.choices, action.message) }
    case 'message-changed':
      return changeMessage(thread, action.id, () => action.change)
    case 'avatar-locked':
      return { ...thread, avatar: thread.avatar && { ...thread.avatar, isOpen: false } }
    case 'conversation-changed':
      return thread.conversation?.id === action.id
        ? { ...thread, conversation: { ...thread.conversation, ...action.change } }
        : thread
    default:
      return action satisfies never
  }
}

/** The answer that is under way in the branch that is shown, at its end. Other branches may have others. */
export function runningOf({
  messages,
  choices,
}: Pick<Thread, 'messages' | 'choices'>): ChatMessage | undefined {
  const last = pathOf(messages, choices).at(-1)
  return last?.run?.status === 'running' ? last : undefined
}
