import { OutboxEmail, Session } from '@nila/db'

/** How long mails that have left the queue are kept, to look into what became of one. */
const KEPT_DAYS = 7

/** Removes what has had its time: ended sessions, and mails that were sent or logged. Run by every instance now and then. */
export async function sweep(): Promise<void> {
  await Session.query().delete().where('expire', '<', Session.fn.now())
  await OutboxEmail.query()
    .delete()
    .whereNot({ state: 'waiting' })
    .where('settledAt', '<', OutboxEmail.raw(`now() - interval '${KEPT_DAYS} days'`))
}
