import type { listConversations } from '@nila/api/contract'
import { Avatar, Conversation, Message, type QueryBuilder, Subscription } from '@nila/db'
import { containing } from '../http/containing.ts'
import { findPage } from '../http/find-page.ts'
import type { ListQuery } from '../http/list-query.ts'
import { Problem } from '../http/problem.ts'
import { IS_ACTIVE } from '../subscriptions/effective-status.ts'
import { type Owner, ownedBy } from './owner.ts'
import type { ShownConversation, ShownMessage } from './present-conversation.ts'
import type { StoredRun } from './present-run.ts'

const COLUMNS = { updatedAt: 'conversations.updatedAt', id: 'conversations.id' }

/** The avatars of conversations, with whether they may be talked with now. */
async function avatarsOf({ userId }: Owner, conversations: Conversation[]) {
  const ids = conversations.map(({ avatarId }) => avatarId).filter((id) => id !== null)
  if (ids.length === 0) return { avatars: new Map<number, Avatar>(), open: new Set<number>() }
  const avatars = await Avatar.query().findByIds(ids)
  const access =
    userId === null
      ? []
      : await Subscription.query()
          .distinct('avatarId')
          .where({ userId })
          .whereIn('avatarId', ids)
          .whereRaw(IS_ACTIVE)
  const withAccess = new Set(access.map(({ avatarId }) => avatarId))
  return {
    avatars: new Map(avatars.map((avatar) => [avatar.id, avatar])),
    open: new Set(avatars.filter(({ id, isActive }) => isActive && withAccess.has(id)).map(({ id }) => id)),
  }
}

async function shown(owner: Owner, conversations: Conversation[]): Promise<ShownConversation[]> {
  const { avatars, open } = await avatarsOf(owner, conversations)
  return conversations.map((conversation) =>
    Object.assign(conversation as ShownConversation, {
      avatar: avatars.get(conversation.avatarId ?? 0) ?? null,
      isAvatarOpen: open.has(conversation.avatarId ?? 0),
    }),
  )
}

const IS_SHARED =
  'exists (select from conversation_shares where conversation_id = conversations.id) as "isShared"'

const ownConversations = (owner: Owner): QueryBuilder<Conversation, Conversation[]> =>
  Conversation.query().select('conversations.*', Conversation.raw(IS_SHARED)).where(ownedBy(owner))

/** One page of somebody's conversations; those in whose titles or messages something is said, where that is asked for. */
export async function findConversations(owner: Owner, query: ListQuery<typeof listConversations>) {
  const { q } = query.filter
  const conversations = ownConversations(owner)
  if (q) {
    const pattern = containing(q)
    conversations.where((any) =>
      any
        .where('title', 'ilike', pattern)
        .orWhereExists(
          Message.query()
            .whereColumn('messages.conversationId', 'conversations.id')
            .where('messages.content', 'ilike', pattern),
        ),
    )
  }
  const { rows, total } = await findPage(conversations, COLUMNS, query)
  return { rows: await shown(owner, rows), total }
}

/** One conversation of somebody; that of anybody else is not there (R25). */
export async function findConversation(owner: Owner, id: number): Promise<ShownConversation> {
  const found = await shown(owner, await ownConversations(owner).where({ id }))
  if (!found[0]) throw new Problem('conversation_not_found')
  return found[0]
}

/** What an answer under way consists of so far. */
const SO_FAR = `coalesce((
  select string_agg(text, '' order by position) from run_events where message_id = messages.id
), messages.content) as content`

/** The messages of a conversation, in the order in which they came. */
export const messagesOf = async ({
  id: conversationId,
}: Pick<Conversation, 'id'>): Promise<ShownMessage[]> => {
  const rows = await Message.query()
    .leftJoin('runs', 'runs.messageId', 'messages.id')
    .select(
      'messages.*',
      Message.raw(SO_FAR),
      Message.raw('exists (select from message_reports where message_id = messages.id) as "isReported"'),
      'runs.id as runId',
      'runs.kind',
      'runs.status',
      'runs.failure',
      'runs.retryAfter',
      'runs.isCut',
    )
    .where({ conversationId })
    .orderBy('messages.id')
    .castTo<(ShownMessage & StoredRun & { runId: number | null })[]>()
  return rows.map((row) => {
    const { runId, kind, status, failure, retryAfter, isCut } = row
    return Object.assign(row, {
      run: runId === null ? null : { id: runId, kind, status, failure, retryAfter, isCut },
    })
  })
}
