import type { Body, ChatLanguageTag, RunEvent, sendMessage } from '@nila/api/contract'
import { Avatar, Conversation, type Knex, type Run, Subscription, transaction } from '@nila/db'
import type { ModelMessage } from '../assistant/model.ts'
import { accessOf } from '../avatars/access-of.ts'
import { Problem } from '../http/problem.ts'
import { checkLimits } from './check-limits.ts'
import { findHistory, type PastMessage, told } from './find-history.ts'
import { type Owner, ownedBy } from './owner.ts'
import type { EarlyAnswer } from './runs/ask-early.ts'
import {
  beginEvent,
  type StoredRun,
  storeAnotherAnswer,
  storeFirstQuestion,
  storeNextQuestion,
} from './store-run.ts'
import { titleOf } from './title-of.ts'

/** All that is needed to produce an answer. */
export interface Prompt {
  language: ChatLanguageTag
  /** How the avatar is told to speak; empty without one. */
  persona: string
  /** The conversation up to the question, which is the last. */
  history: ModelMessage[]
}

/** An answer that is stored, without a word yet. */
export interface BegunRun {
  run: Pick<Run, 'id' | 'kind'> & { messageId: number }
  /** What whoever asked is told first. */
  event: RunEvent
  answer: EarlyAnswer
}

/** How a run is to be begun. */
export interface RunTerms {
  owner: Owner
  kind: Run['kind']
  /** The process that will produce it. */
  producer: string
  dailyMessages: number
  guestMessages: number
  /** Called once nothing stands against the answer any more, while it is still to be stored. */
  ask: (prompt: Prompt) => EarlyAnswer
}

/** The avatar that may be talked with now; access is looked at for each message, since it ends. */
async function openAvatar(
  trx: Knex.Transaction,
  { userId }: Owner,
  avatarId: number | null | undefined,
): Promise<Avatar | undefined> {
  if (avatarId == null) return undefined
  const avatar = await Avatar.query(trx).findOne({ id: avatarId, isActive: true })
  if (!avatar || userId === null) throw new Problem('avatar_locked')
  const records = await Subscription.query(trx).where({ userId, avatarId }).orderBy('id', 'desc')
  if (accessOf(records) !== 'active') throw new Problem('avatar_locked')
  return avatar
}

function begun(
  stored: StoredRun | undefined,
  { kind }: RunTerms,
  answer: EarlyAnswer,
  { greeting = '', isRetry = false },
): BegunRun {
  if (!stored) throw new Problem('conversation_not_found')
  return {
    run: { id: stored.runId, kind, messageId: stored.answerId },
    event: beginEvent(stored, { greeting, kind, isRetry }),
    answer,
  }
}

type Question = Pick<
  Body<typeof sendMessage>,
  'conversationId' | 'parentId' | 'content' | 'language' | 'avatarId'
>

async function beginConversation(
  trx: Knex.Transaction,
  terms: RunTerms,
  { content, language, avatarId, parentId = null }: Question,
): Promise<BegunRun> {
  // Nothing comes before the first.
  if (parentId !== null) throw new Problem('message_not_found')
  const { greeting = '', persona = '' } = (await openAvatar(trx, terms.owner, avatarId)) ?? {}
  const history = told([
    { role: 'assistant', content: greeting },
    { role: 'user', content },
  ])
  const answer = terms.ask({ language, persona, history })
  const stored = await storeFirstQuestion(trx, terms, {
    content,
    language,
    greeting,
    title: titleOf(content),
    avatarId: avatarId ?? null,
  })
  return begun(stored, terms, answer, { greeting })
}

/** What comes before a question: an answer of the same conversation, which has ended, or nothing. */
async function findBefore(
  trx: Knex.Transaction,
  owner: Owner,
  conversationId: number,
  parentId: number | null,
): Promise<{ before: PastMessage[]; avatarId: number | null }> {
  if (parentId === null) {
    const conversation = await Conversation.query(trx).findOne({ id: conversationId, ...ownedBy(owner) })
    if (!conversation) throw new Problem('conversation_not_found')
    return { before: [], avatarId: conversation.avatarId }
  }
  const before = await findHistory(trx, parentId, owner)
  const last = before.at(-1)
  if (last?.conversationId !== conversationId || last.role !== 'assistant')
    throw new Problem('message_not_found')
  if (last.status === 'running') throw new Problem('answer_under_way')
  return { before, avatarId: last.avatarId }
}

async function goOn(
  trx: Knex.Transaction,
  terms: RunTerms,
  { content, language, parentId = null }: Question,
  conversationId: number,
): Promise<BegunRun> {
  const { owner } = terms
  const { before, avatarId } = await findBefore(trx, owner, conversationId, parentId)
  const { persona = '' } = (await openAvatar(trx, owner, avatarId)) ?? {}
  const history = told([...before, { role: 'user', content }])
  const answer = terms.ask({ language, persona, history })
  const stored = await storeNextQuestion(trx, terms, { content, language, parentId, conversationId })
  return begun(stored, terms, answer, {})
}

/** Stores a question and begins its answer. Refuses what is too much, and what follows a message of another conversation. */
export const beginRun = (terms: RunTerms, question: Question): Promise<BegunRun> =>
  transaction(async (trx) => {
    await checkLimits(trx, terms)
    const { conversationId } = question
    return conversationId === undefined
      ? beginConversation(trx, terms, question)
      : goOn(trx, terms, question, conversationId)
  })

/** Begins another answer to the question that a message is, or answers. */
export const retryRun = (
  terms: RunTerms,
  messageId: number,
  chosen: ChatLanguageTag | undefined,
): Promise<BegunRun> =>
  transaction(async (trx) => {
    const { owner } = terms
    await checkLimits(trx, terms)
    const history = await findHistory(trx, messageId, owner)
    const last = history.at(-1)
    if (last?.status === 'running') throw new Problem('answer_under_way')
    if (last?.role === 'assistant') history.pop()
    const question = history.at(-1)
    // A greeting answers nothing.
    if (!last || !question) throw new Problem('message_not_found')
    const { persona = '' } = (await openAvatar(trx, owner, question.avatarId)) ?? {}
    const language = chosen ?? (question.language as ChatLanguageTag)
    const answer = terms.ask({ language, persona, history: told(history) })
    const stored = await storeAnotherAnswer(trx, terms, question.id, language)
    return begun(stored, terms, answer, { isRetry: true })
  })
