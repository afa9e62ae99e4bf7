import { GUEST_RUNS, USER_RUNS } from '@nila/api/contract'
import { type Knex, prepared } from '@nila/db'
import { Problem } from '../http/problem.ts'
import type { RunTerms } from './begin-run.ts'
import { TODAY } from './today.ts'

/** For advisory locks: one answer of somebody is begun at a time, so that limits hold. */
const LOCKS = { user: 8001, guest: 8002 } as const

interface Used {
  isOfAge: boolean
  running: number
  /** A user's today, a guest's ever. */
  sent: number
  /** Seconds until the day ends. */
  untilTomorrow: number
}

const lock = prepared('lock_talker', 'select pg_advisory_xact_lock($1, $2)')

const readUser = prepared<Used>(
  'read_talking_user',
  `select exists (select from chat_preferences where user_id = $1 and of_age_at is not null) as "isOfAge",
     count(*) filter (where status = 'running') as running,
     count(*) filter (where started_at >= ${TODAY}) as sent,
     extract(epoch from ${TODAY} + interval '1 day' - now())::float8 as "untilTomorrow"
   from runs where user_id = $1 and started_at > now() - interval '1 day'`,
)

const readGuest = prepared<Used>(
  'read_talking_guest',
  `select of_age_at is not null as "isOfAge", messages as sent, 0::float8 as "untilTomorrow",
     (select count(*) from runs where guest_id = $1 and status = 'running') as running
   from guests where id = $1`,
)

const countGuest = prepared(
  'count_guest_message',
  'update guests set messages = messages + 1, seen_at = now() where id = $1',
)

/** Refuses what is too much, for whoever talks, and counts what is not. Holds others of theirs back until the transaction has ended. */
export async function checkLimits(
  trx: Knex.Transaction,
  { owner: { userId, guestId }, dailyMessages, guestMessages }: RunTerms,
): Promise<void> {
  const isGuest = userId === null
  const id = isGuest ? guestId : userId
  // In one trip: the reading is run when the lock is held, and sees what was stored until then.
  const [, [used]] = await Promise.all([
    lock(trx, [isGuest ? LOCKS.guest : LOCKS.user, id]),
    (isGuest ? readGuest : readUser)(trx, [id]),
  ])
  if (!used?.isOfAge) throw new Problem('age_unconfirmed')
  if (isGuest && used.sent >= guestMessages) throw new Problem('guest_limit_reached')
  if (used.running >= (isGuest ? GUEST_RUNS : USER_RUNS)) throw new Problem('too_many_runs')
  if (isGuest) await countGuest(trx, [id])
  else if (used.sent >= dailyMessages)
    throw new Problem('daily_limit_reached', { retryAfter: used.untilTomorrow })
}
