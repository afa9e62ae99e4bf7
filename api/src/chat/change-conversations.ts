import type { Body, updateConversation as updateEndpoint } from '@nila/api/contract'
import { Conversation, type QueryBuilder, Run, transaction } from '@nila/db'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { type Owner, ownedBy } from './owner.ts'

/** Renames a conversation, or has it answered in another language from now on. */
export async function updateConversation(
  owner: Owner,
  id: number,
  changes: Body<typeof updateEndpoint>,
): Promise<void> {
  const { title, language } = changes
  if (title === undefined && language === undefined) return
  const changed = await Conversation.query()
    .findById(id)
    .where(ownedBy(owner))
    .patch({ ...(title !== undefined && { title }), ...(language !== undefined && { language }) })
  if (changed === 0) throw new Problem('conversation_not_found')
}

/** Stops what is being answered in conversations that are about to go. */
async function stopRuns({ runs }: Pick<Services, 'runs'>, conversations: QueryBuilder<Conversation>) {
  const running = await Run.query()
    .select('runs.id')
    .join('messages', 'messages.id', 'runs.messageId')
    .where({ status: 'running' })
    .whereIn('messages.conversationId', conversations.select('id'))
  for (const { id } of running) await runs.stop(id)
}

/** Deletes a conversation with every word of it; what answers took is still counted. */
export async function deleteConversation(
  services: Pick<Services, 'runs'>,
  owner: Owner,
  id: number,
): Promise<void> {
  await stopRuns(services, Conversation.query().where({ id }).where(ownedBy(owner)))
  const deleted = await transaction(async (trx) =>
    Conversation.query(trx).deleteById(id).where(ownedBy(owner)),
  )
  if (deleted === 0) throw new Problem('conversation_not_found')
}

export async function deleteConversations(services: Pick<Services, 'runs'>, owner: Owner): Promise<void> {
  await stopRuns(services, Conversation.query().where(ownedBy(owner)))
  await transaction(async (trx) => Conversation.query(trx).delete().where(ownedBy(owner)))
}
