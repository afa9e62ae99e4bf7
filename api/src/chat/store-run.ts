import type { ChatLanguageTag, RunEvent } from '@nila/api/contract'
import { type Knex, prepared } from '@nila/db'
import type { RunTerms } from './begin-run.ts'

/** What was stored when a question was asked, or asked again. */
export interface StoredRun {
  conversationId: number
  title: string
  avatarId: number | null
  greetingId: number | null
  questionId: number
  questionParentId: number | null
  questionAt: Date
  answerId: number
  answerAt: Date
  runId: number
}

const BEGIN_CONVERSATION = `insert into conversations (user_id, guest_id, language, title, avatar_id)
  values ($1, $2, $3, $8, $9) returning id, title, avatar_id`
const GO_ON = `update conversations set language = $3, updated_at = now()
  where id = $8 and (user_id = $1 or guest_id = $2) returning id, title, avatar_id`

/** One statement for all of it: what it waits for is the round trip. */
const storing = (conversation: string, greeting: string, parent: string) => `
  with conversation as (${conversation}), greeting as (${greeting}), question as (
    insert into messages (conversation_id, parent_id, role, content, language)
    select conversation.id, ${parent}, 'user', $6, $3 from conversation left join greeting on true
    returning id, conversation_id, parent_id, created_at
  ), answer as (
    insert into messages (conversation_id, parent_id, role, content, language)
    select conversation_id, id, 'assistant', '', $3 from question
    returning id, created_at
  ), run as (
    insert into runs (message_id, user_id, guest_id, avatar_id, kind, producer, status)
    select answer.id, $1, $2, conversation.avatar_id, $4, $5, 'running' from answer, conversation
    returning id
  )
  select conversation.id as "conversationId", title, avatar_id as "avatarId", (select id from greeting) as "greetingId",
    question.id as "questionId", question.parent_id as "questionParentId", question.created_at as "questionAt",
    answer.id as "answerId", answer.created_at as "answerAt", run.id as "runId"
  from conversation, question, answer, run`

const storeFirst = prepared<StoredRun>(
  'store_first_question',
  storing(
    BEGIN_CONVERSATION,
    `insert into messages (conversation_id, role, content, language)
     select id, 'assistant', $7, $3 from conversation where $7::text <> '' returning id`,
    'greeting.id',
  ),
)

const storeNext = prepared<StoredRun>(
  'store_next_question',
  storing(GO_ON, 'select null::integer as id where false', '$7::integer'),
)

const storeRetry = prepared<StoredRun>(
  'store_retry',
  `with question as (
     select messages.id, conversation_id, parent_id, messages.created_at, title, avatar_id
     from messages join conversations on conversations.id = conversation_id where messages.id = $6
   ), answer as (
     insert into messages (conversation_id, parent_id, role, content, language)
     select conversation_id, id, 'assistant', '', $3 from question
     returning id, created_at
   ), run as (
     insert into runs (message_id, user_id, guest_id, avatar_id, kind, producer, status)
     select answer.id, $1, $2, avatar_id, $4, $5, 'running' from answer, question
     returning id
   )
   select conversation_id as "conversationId", title, avatar_id as "avatarId", null::integer as "greetingId",
     question.id as "questionId", question.parent_id as "questionParentId", question.created_at as "questionAt",
     answer.id as "answerId", answer.created_at as "answerAt", run.id as "runId"
   from question, answer, run`,
)

type Stored = Promise<StoredRun | undefined>

const common = ({ owner, kind, producer }: RunTerms, language: ChatLanguageTag) => [
  owner.userId,
  owner.guestId,
  language,
  kind,
  producer,
]

/** Stores the first question of a new conversation, after the avatar's greeting where it has one. */
export const storeFirstQuestion = async (
  trx: Knex.Transaction,
  terms: RunTerms,
  asked: {
    content: string
    language: ChatLanguageTag
    title: string
    greeting: string
    avatarId: number | null
  },
): Stored =>
  (
    await storeFirst(trx, [
      ...common(terms, asked.language),
      asked.content,
      asked.greeting,
      asked.title,
      asked.avatarId,
    ])
  )[0]

/** Stores a question in a conversation of whoever asks; nothing where there is none. */
export const storeNextQuestion = async (
  trx: Knex.Transaction,
  terms: RunTerms,
  asked: { content: string; language: ChatLanguageTag; parentId: number | null; conversationId: number },
): Stored =>
  (
    await storeNext(trx, [
      ...common(terms, asked.language),
      asked.content,
      asked.parentId,
      asked.conversationId,
    ])
  )[0]

/** Stores that a question is to be answered again. */
export const storeAnotherAnswer = async (
  trx: Knex.Transaction,
  terms: RunTerms,
  questionId: number,
  language: ChatLanguageTag,
): Stored => (await storeRetry(trx, [...common(terms, language), questionId]))[0]

/** What whoever asked is told of it first. */
export const beginEvent = (
  stored: StoredRun,
  { greeting, kind, isRetry }: { greeting: string; kind: RunTerms['kind']; isRetry: boolean },
): RunEvent => ({
  type: 'begin',
  conversationId: stored.conversationId,
  title: stored.title,
  greeting:
    stored.greetingId === null
      ? null
      : {
          id: stored.greetingId,
          parentId: null,
          createdAt: stored.questionAt.toISOString(),
          content: greeting,
        },
  question: isRetry
    ? null
    : {
        id: stored.questionId,
        parentId: stored.questionParentId,
        createdAt: stored.questionAt.toISOString(),
      },
  answer: { id: stored.answerId, parentId: stored.questionId, createdAt: stored.answerAt.toISOString() },
  run: {
    id: stored.runId,
    kind,
    status: 'running',
    failure: null,
    retryAfter: null,
    isCut: false,
  },
})
