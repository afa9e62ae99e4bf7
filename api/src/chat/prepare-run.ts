import type { Body, ChatLanguageTag, sendMessage } from '@nila/api/contract'
import { Avatar, Conversation, type Database, type Knex, Subscription } from '@nila/db'
import type { ModelMessage } from '../assistant/model.ts'
import { accessOf } from '../avatars/access-of.ts'
import { Problem } from '../http/problem.ts'
import type { RunTerms } from './begin-run.ts'
import { findHistory, type PastMessage, told } from './find-history.ts'
import { type Owner, ownedBy } from './owner.ts'
import { type StoredRun, storeAnotherAnswer, storeFirstQuestion, storeNextQuestion } from './store-run.ts'
import { titleOf } from './title-of.ts'

/** All that is needed to produce an answer. */
export interface Prompt {
  language: ChatLanguageTag
  /** How the avatar is told to speak; empty without one. */
  persona: string
  /** The conversation up to the question, which is the last. */
  history: ModelMessage[]
}

/** A question that nothing in its conversation stands against. */
export interface PreparedRun {
  prompt: Prompt
  /** What the avatar of a new conversation says first; empty without one. */
  greeting: string
  isRetry: boolean
  /** Stores the question, or that it is asked again; gives nothing where its conversation has gone meanwhile. */
  store: (trx: Knex.Transaction, terms: RunTerms) => Promise<StoredRun | undefined>
}

/** The avatar that may be talked with now; access is looked at for each message, since it ends. */
async function openAvatar(
  { userId }: Owner,
  avatarId: number | null | undefined,
): Promise<Pick<Avatar, 'persona' | 'greeting'>> {
  if (avatarId == null) return { persona: '', greeting: '' }
  if (userId === null) throw new Problem('avatar_locked')
  const [avatar, records] = await Promise.all([
    Avatar.query().findOne({ id: avatarId, isActive: true }),
    Subscription.query().where({ userId, avatarId }).orderBy('id', 'desc'),
  ])
  if (!avatar || accessOf(records) !== 'active') throw new Problem('avatar_locked')
  return avatar
}

type Question = Pick<
  Body<typeof sendMessage>,
  'conversationId' | 'parentId' | 'content' | 'language' | 'avatarId'
>

async function prepareFirst(
  owner: Owner,
  { content, language, avatarId, parentId = null }: Question,
): Promise<PreparedRun> {
  // Nothing comes before the first.
  if (parentId !== null) throw new Problem('message_not_found')
  const { greeting, persona } = await openAvatar(owner, avatarId)
  const history = told([
    { role: 'assistant', content: greeting },
    { role: 'user', content },
  ])
  const asked = { content, language, greeting, title: titleOf(content), avatarId: avatarId ?? null }
  return {
    prompt: { language, persona, history },
    greeting,
    isRetry: false,
    store: (trx, terms) => storeFirstQuestion(trx, terms, asked),
  }
}

/** What comes before a question: an answer of the same conversation, which has ended, or nothing. */
async function findBefore(
  db: Database,
  owner: Owner,
  conversationId: number,
  parentId: number | null,
): Promise<{ before: PastMessage[]; avatarId: number | null }> {
  if (parentId === null) {
    const conversation = await Conversation.query().findOne({ id: conversationId, ...ownedBy(owner) })
    if (!conversation) throw new Problem('conversation_not_found')
    return { before: [], avatarId: conversation.avatarId }
  }
  const before = await findHistory(db, parentId, owner)
  const last = before.at(-1)
  if (last?.conversationId !== conversationId || last.role !== 'assistant')
    throw new Problem('message_not_found')
  if (last.status === 'running') throw new Problem('answer_under_way')
  return { before, avatarId: last.avatarId }
}

/** Finds what a question follows. Refuses one that follows a message of another conversation, or an avatar that is locked. */
export async function prepareQuestion(db: Database, owner: Owner, question: Question): Promise<PreparedRun> {
  const { conversationId, parentId = null, content, language } = question
  if (conversationId === undefined) return prepareFirst(owner, question)
  const { before, avatarId } = await findBefore(db, owner, conversationId, parentId)
  const { persona } = await openAvatar(owner, avatarId)
  return {
    prompt: { language, persona, history: told([...before, { role: 'user', content }]) },
    greeting: '',
    isRetry: false,
    store: (trx, terms) => storeNextQuestion(trx, terms, { content, language, parentId, conversationId }),
  }
}

/** Finds the question that a message is, or answers, to be answered again. */
export async function prepareRetry(
  db: Database,
  owner: Owner,
  messageId: number,
  chosen: ChatLanguageTag | undefined,
): Promise<PreparedRun> {
  const history = await findHistory(db, messageId, owner)
  const last = history.at(-1)
  if (last?.status === 'running') throw new Problem('answer_under_way')
  if (last?.role === 'assistant') history.pop()
  const question = history.at(-1)
  // A greeting answers nothing.
  if (!last || !question) throw new Problem('message_not_found')
  const { persona } = await openAvatar(owner, question.avatarId)
  const language = chosen ?? (question.language as ChatLanguageTag)
  return {
    prompt: { language, persona, history: told(history) },
    greeting: '',
    isRetry: true,
    store: (trx, terms) => storeAnotherAnswer(trx, terms, question.id, language),
  }
}
