import { createHash, randomBytes } from 'node:crypto'
import type { Answer, ChatLanguageTag, readSharedConversation } from '@nila/api/contract'
import { Conversation, ConversationShare, Message } from '@nila/db'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { findHistory } from './find-history.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

async function checkOwn({ id: userId }: Actor, id: number): Promise<void> {
  const own = await Conversation.query().findOne({ id, userId }).select('id')
  if (!own) throw new Problem('conversation_not_found')
}

/** Makes the link of a conversation; the one before it ends. Gives the token that stands in the link, which is not kept. */
export async function shareConversation(actor: Actor, id: number, lastMessageId: number): Promise<string> {
  await checkOwn(actor, id)
  const last = await Message.query().findOne({ id: lastMessageId, conversationId: id }).select('id')
  if (!last) throw new Problem('message_not_found')
  const token = randomBytes(32).toString('base64url')
  await ConversationShare.query()
    .insert({ conversationId: id, tokenHash: hashOf(token), lastMessageId })
    .onConflict('conversationId')
    .merge({ tokenHash: hashOf(token), lastMessageId, createdAt: new Date() })
  return token
}

export async function unshareConversation(actor: Actor, id: number): Promise<void> {
  await checkOwn(actor, id)
  await ConversationShare.query().deleteById(id)
}

/** What a link shows: the messages up to where it was shared, of the way that led there. */
export async function readShared(token: string): Promise<Answer<typeof readSharedConversation>> {
  const share = await ConversationShare.query().findOne({ tokenHash: hashOf(token) })
  const conversation = share && (await Conversation.query().findById(share.conversationId))
  if (!share || !conversation) throw new Problem('share_not_found')
  const messages = await findHistory(Message.knex(), share.lastMessageId, conversation)
  return {
    title: conversation.title,
    sharedAt: share.createdAt.toISOString(),
    messages: messages.map(({ id, role, content, language }) => ({
      id,
      role,
      content,
      language: language as ChatLanguageTag,
    })),
  }
}
