import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Database, prepared } from '@nila/db'
import type { Logger } from 'pino'
import type { Presence } from './presence.ts'

/** How often an instance says who is here and hears of the others (milliseconds): a change is known everywhere within a second. */
const SHARE_EVERY = 400

/** SQL that says whether the instance of a row has lately shown that it is there. */
export const INSTANCE_IS_THERE = "seen_at > now() - interval '3 seconds'"

// One statement for all of it. An instance where nobody is has no row, and writes nothing. A row that its own instance is about to write,
// after all, is left to it: neither waits for the other.
const exchange = prepared<{ users: number }>(
  'share-presence',
  `with gone as (
     delete from presence where (instance = $1 and $3 = 0)
       or instance in (select instance from presence where not ${INSTANCE_IS_THERE} and instance <> $1 for update skip locked)
   ), own as (
     insert into presence (instance, users, sessions, latest, seen_at)
     select $1, $2, $3, $4, now() where $3 > 0
     on conflict (instance) do update
       set users = excluded.users, sessions = excluded.sessions, latest = excluded.latest, seen_at = excluded.seen_at
   )
   select coalesce(sum(users), 0)::integer as users from presence where instance <> $1 and ${INSTANCE_IS_THERE}`,
)

/** Different visitors at all instances together, and when they were counted. */
export interface Count {
  users: number
  at: Date
}

interface SharingParts {
  db: Database
  log: Logger
  presence: Presence
}

/**
 * Keeps the presence at this process known to all instances, and hears of theirs. While the database is away nothing is shared; what was
 * counted meanwhile is, as soon as it is back.
 * @param onCount told of every count, also where it is as before
 */
export function sharePresence({ db, log, presence }: SharingParts, onCount: (count: Count) => Promise<void>) {
  const instance = randomUUID()
  const stopping = new AbortController()
  let isShared = true

  async function share(): Promise<void> {
    presence.expire()
    const { users, sessions } = presence
    const [others] = await exchange(db, [instance, users, sessions, JSON.stringify(presence.latest())])
    await onCount({ users: users + (others?.users ?? 0), at: new Date() })
  }

  async function tryToShare(): Promise<void> {
    try {
      await share()
      isShared = true
    } catch (error) {
      // Once, not twice a second for as long as it lasts.
      if (isShared) log.warn({ err: error }, 'who is here cannot be shared')
      isShared = false
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await tryToShare()
      await setTimeout(SHARE_EVERY, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    // Takes the row away, now that nobody is here.
    await tryToShare()
  }
  const running = run()

  return {
    /** To be called once nobody is here any more. */
    stop(): Promise<void> {
      stopping.abort()
      return running
    },
  }
}
