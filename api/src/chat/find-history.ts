import { type Database, prepared, type Run } from '@nila/db'
import type { ModelMessage } from '../assistant/model.ts'
import type { Owner } from './owner.ts'

/** A message on the way from the beginning of a conversation to a certain one. */
export interface PastMessage extends ModelMessage {
  role: 'user' | 'assistant'
  id: number
  parentId: number | null
  conversationId: number
  language: string
  avatarId: number | null
  /** Of an answer's run. */
  status: Run['status'] | null
}

const read = prepared<PastMessage>(
  'read_history',
  `with recursive path as (
     select messages.*, conversations.avatar_id from messages join conversations on conversations.id = conversation_id
     where messages.id = $1 and (user_id = $2 or guest_id = $3)
     union all
     select messages.*, path.avatar_id from messages join path on messages.id = path.parent_id
   )
   select path.id, path.parent_id as "parentId", conversation_id as "conversationId", role, content, language,
     path.avatar_id as "avatarId", status
   from path left join runs on runs.message_id = path.id
   order by path.id`,
)

/** A message of somebody with all before it, the oldest first; nothing where it is not theirs. */
export const findHistory = (db: Database, messageId: number, owner: Owner): Promise<PastMessage[]> =>
  read(db, [messageId, owner.userId, owner.guestId])

/** What a model is told of it: an answer that never came is nothing. */
export const told = (messages: readonly (ModelMessage & object)[]): ModelMessage[] =>
  messages.filter(({ content }) => content).map(({ role, content }) => ({ role, content }))
