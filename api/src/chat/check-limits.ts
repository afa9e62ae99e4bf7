import { GUEST_RUNS, USER_RUNS } from '@nila/api/contract'
import { type Database, type Knex, prepared } from '@nila/db'
import { Problem } from '../http/problem.ts'
import type { RunTerms } from './begin-run.ts'
import type { Owner } from './owner.ts'
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

type Limits = Pick<RunTerms, 'owner' | 'dailyMessages' | 'guestMessages'>

/** Reads what somebody has used of their limits. */
export async function readUsed(db: Database, { userId, guestId }: Owner): Promise<Used | undefined> {
  const [used] = userId === null ? await readGuest(db, [guestId]) : await readUser(db, [userId])
  return used
}

/** What stands against one more answer. */
export function refusalOfRun(
  used: Used | undefined,
  { owner, dailyMessages, guestMessages }: Limits,
): Problem | undefined {
  const isGuest = owner.userId === null
  if (!used?.isOfAge) return new Problem('age_unconfirmed')
  if (isGuest && used.sent >= guestMessages) return new Problem('guest_limit_reached')
  if (used.running >= (isGuest ? GUEST_RUNS : USER_RUNS)) return new Problem('too_many_runs')
  if (!isGuest && used.sent >= dailyMessages)
    return new Problem('daily_limit_reached', { retryAfter: used.untilTomorrow })
  return undefined
}

/** Refuses what is too much, for whoever talks, and counts what is not. Holds others of theirs back until the transaction has ended. */
export async function checkLimits(trx: Knex.Transaction, limits: Limits): Promise<void> {
  const { userId, guestId } = limits.owner
  // In one trip: the reading is run when the lock is held, and sees what was stored until then.
  const [, used] = await Promise.all([
    userId === null ? lock(trx, [LOCKS.guest, guestId]) : lock(trx, [LOCKS.user, userId]),
    readUsed(trx, limits.owner),
  ])
  const refusal = refusalOfRun(used, limits)
  if (refusal) throw refusal
  if (userId === null) await countGuest(trx, [guestId])
}
