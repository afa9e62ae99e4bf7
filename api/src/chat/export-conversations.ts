import type { AccountExport } from '@nila/api/contract'
import { Conversation, Message, MessageReport } from '@nila/db'

/** What a user has talked about. @param most how many messages, of the newest conversations */
export async function exportConversations(
  userId: number,
  most: number,
): Promise<AccountExport['conversations']> {
  const conversations = await Conversation.query().where({ userId }).orderBy('id', 'desc').limit(most)
  const messages = await Message.query()
    .whereIn(
      'conversationId',
      conversations.map(({ id }) => id),
    )
    .orderBy('id', 'desc')
    .limit(most)
  const byConversation = Map.groupBy(messages.reverse(), ({ conversationId }) => conversationId)
  return conversations.map(({ id, title, language, createdAt }) => ({
    title,
    language,
    createdAt: createdAt.toISOString(),
    messages: (byConversation.get(id) ?? []).map((message) => ({
      id: message.id,
      parentId: message.parentId,
      role: message.role,
      content: message.content,
      language: message.language,
      createdAt: message.createdAt.toISOString(),
    })),
  }))
}

/** The copies that were made of answers that a user reported. */
export async function exportReports(userId: number): Promise<AccountExport['reportedAnswers']> {
  const reports = await MessageReport.query().where({ userId }).orderBy('id', 'desc')
  return reports.map(({ reason, note, question, answer, createdAt }) => ({
    reason,
    note,
    question,
    answer,
    createdAt: createdAt.toISOString(),
  }))
}
