import { AccountLink, OutboxEmail, PasskeyChallenge, RememberedDevice, Session } from '@nila/db'
import type { Outbox } from './mail/outbox.ts'

/** How long mails that have left the queue are kept, to look into what became of one. */
const KEPT_DAYS = 7

/** Removes what has had its time, and picks up mails that were left lying. Run by every instance now and then. */
export async function sweep(outbox: Outbox): Promise<void> {
  await RememberedDevice.query().delete().where('expiresAt', '<', RememberedDevice.fn.now())
  // That of a remembered device stays with it: it says where its owner is remembered.
  await Session.query().delete().where('expire', '<', Session.fn.now()).where({ deviceId: null })
  await OutboxEmail.query()
    .delete()
    .whereNot({ state: 'waiting' })
    .where('settledAt', '<', OutboxEmail.raw(`now() - interval '${KEPT_DAYS} days'`))
  await PasskeyChallenge.query().delete().where('expiresAt', '<', PasskeyChallenge.fn.now())
  await AccountLink.query().delete().where('expiresAt', '<', AccountLink.raw("now() - interval '1 day'"))
  await outbox.requeueStranded()
}
