import type { Body, rateMessage as rateEndpoint, reportMessage as reportEndpoint } from '@nila/api/contract'
import { Conversation, type Knex, Message, MessageReport, transaction, UniqueViolationError } from '@nila/db'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import { type Owner, ownedBy } from './owner.ts'

/** An answer in one of somebody's conversations. */
async function findAnswer(owner: Owner, id: number, trx?: Knex.Transaction): Promise<Message> {
  const answer = await Message.query(trx)
    .findOne({ id, role: 'assistant' })
    .whereIn('conversationId', Conversation.query(trx).select('id').where(ownedBy(owner)))
  if (!answer) throw new Problem('message_not_found')
  return answer
}

export async function rateMessage(
  owner: Owner,
  id: number,
  { rating, reason }: Body<typeof rateEndpoint>,
): Promise<void> {
  await findAnswer(owner, id)
  await Message.query()
    .findById(id)
    .patch({
      rating: rating === null ? null : rating === 'up' ? 1 : -1,
      ratingReason: (rating === 'down' && reason) || null,
    })
}

/** Hands an answer with its question to the administrators. They see a copy, since the conversation stays its owner's to delete. */
export const reportMessage = (
  owner: Owner,
  id: number,
  { reason, note }: Body<typeof reportEndpoint>,
): Promise<void> =>
  transaction(async (trx) => {
    const answer = await findAnswer(owner, id, trx)
    const question = answer.parentId === null ? undefined : await Message.query(trx).findById(answer.parentId)
    const run = await trx('runs').where({ messageId: id }).first('model', 'status', 'avatarId')
    if (run?.status === 'running') throw new Problem('answer_under_way')
    const report = await MessageReport.query(trx)
      .insert({
        messageId: id,
        userId: owner.userId,
        avatarId: run?.avatarId ?? null,
        reason,
        note,
        question: question?.content ?? '',
        answer: answer.content,
        language: answer.language,
        model: run?.model ?? null,
      })
      .returning('id')
      .catch((error: unknown) => {
        throw error instanceof UniqueViolationError ? new Problem('message_reported') : error
      })
    await announceChange(trx, 'chat-reports', [report.id])
  })
