import { ChatPreferences, Conversation, type Database, Guest, Run } from '@nila/db'
import { GUEST_AGE } from './owner.ts'
import { forgetProducers } from './runs/reap-runs.ts'

/** Forgets conversations whose owners want that, guests who do not come back, and what answers took that are older than all figures (R48). */
export async function keepConversations(db: Database, retentionDays: number): Promise<void> {
  await Conversation.query()
    .delete()
    .whereExists(
      ChatPreferences.query()
        .whereColumn('chatPreferences.userId', 'conversations.userId')
        .whereRaw(
          'conversations.updated_at < now() - make_interval(days => chat_preferences.retention_days)',
        ),
    )
  await Guest.query()
    .delete()
    .where('seenAt', '<', new Date(Date.now() - GUEST_AGE))
  await Run.query()
    .delete()
    .whereNull('messageId')
    .whereNot({ status: 'running' })
    .where('startedAt', '<', db.raw('now() - make_interval(days => ?)', [retentionDays]))
  // Left by a process that was killed between the last piece of an answer and its end.
  await db('runEvents')
    .delete()
    .whereNotExists(
      Run.query()
        .where({ status: 'running' })
        .whereColumn('runs.messageId', 'runEvents.messageId')
        .toKnexQuery(),
    )
  await forgetProducers(db)
}
