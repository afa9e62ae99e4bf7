import {
  AccountLink,
  EmailLog,
  LoginAttempt,
  MessageReport,
  OutboxEmail,
  PasskeyChallenge,
  RememberedDevice,
  Session,
} from '@nila/db'
import { keepVisits } from './analytics/keep-visits.ts'
import { keepConversations } from './chat/keep-conversations.ts'
import { forgetWords } from './forget-words.ts'
import { sweepReleases } from './releases/sweep-releases.ts'
import type { Services } from './services.ts'

/** How long mails that have left the queue are kept, to look into what became of one and to count them. */
export const MAIL_KEPT_DAYS = 7

/** Removes what has had its time, and picks up mails that were left lying. Run by every instance now and then. */
export async function sweep({
  config: { retentionDays },
  db,
  jobs,
  outbox,
}: Pick<Services, 'config' | 'db' | 'jobs' | 'outbox'>): Promise<void> {
  await keepVisits(db, retentionDays)
  await keepConversations(db, retentionDays)
  const aged = db.raw('now() - make_interval(days => ?)', [retentionDays])
  await LoginAttempt.query().delete().where('at', '<', aged)
  await EmailLog.query().delete().where('timestamp', '<', aged)
  await MessageReport.query().delete().whereNot({ status: 'open' }).where('resolvedAt', '<', aged)
  await RememberedDevice.query().delete().where('expiresAt', '<', RememberedDevice.fn.now())
  // That of a remembered device stays with it: it says where its owner is remembered.
  await Session.query().delete().where('expire', '<', Session.fn.now()).where({ deviceId: null })
  await OutboxEmail.query()
    .delete()
    .whereNot({ state: 'waiting' })
    .where('settledAt', '<', OutboxEmail.raw(`now() - interval '${MAIL_KEPT_DAYS} days'`))
  await PasskeyChallenge.query().delete().where('expiresAt', '<', PasskeyChallenge.fn.now())
  await AccountLink.query().delete().where('expiresAt', '<', AccountLink.raw("now() - interval '1 day'"))
  await forgetWords(Session.knex())
  await sweepReleases(jobs)
  await outbox.requeueStranded()
}
