import { setTimeout as pause } from 'node:timers/promises'
import { VISIT_GAP } from '@nila/api/contract'
import type { Database } from '@nila/db'
import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'
import { isDatabaseAway } from '../http/database-away.ts'
import { Problem } from '../http/problem.ts'
import { dayOf } from './days.ts'
import { storeEvents, type WaitingEvent } from './store-events.ts'
import { createTerms } from './terms.ts'

/** What became of an event: it is stored, or waits for the database. */
export type Taken = 'stored' | 'waiting'

/** How many events wait while the database is away; more are dropped and counted (quality.md). */
const WAITING_LIMIT = 10_000
/** The most that one statement stores. */
const BATCH_LIMIT = 1000
/** How long an answer waits for a commit before it says that the event waits, and how often an absent database is tried (milliseconds). */
const PATIENCE = 1500
const RETRY_EVERY = 500
/** How long a process that goes away waits for what is left to be stored (milliseconds). */
const CLOSE_LIMIT = 5000

interface Waiting {
  event: WaitingEvent
  settle: (taken: Taken) => void
  fail: (error: unknown) => void
}

/** Splits what waits: of each visitor, a batch holds events of one day, without a gap that ends a visit. */
function takeBatch(queue: Waiting[]): [batch: Waiting[], rest: Waiting[]] {
  const batch: Waiting[] = []
  const rest: Waiting[] = []
  const latest = new Map<bigint, Date | 'later'>()
  for (const waiting of queue) {
    const { visitor, time } = waiting.event
    const before = latest.get(visitor)
    const isSame =
      before === undefined ||
      (before !== 'later' &&
        time.getTime() - before.getTime() <= VISIT_GAP * 1000 &&
        dayOf(time) === dayOf(before))
    if (isSame && batch.length < BATCH_LIMIT) {
      batch.push(waiting)
      latest.set(visitor, time)
    } else {
      rest.push(waiting)
      latest.set(visitor, 'later')
    }
  }
  return [batch, rest]
}

interface VisitRecorderParts {
  db: Database
  log: Logger
  metrics: { registry: Registry }
}

/**
 * Stores events by continuous group commit: one statement is under way, and the next takes all that came meanwhile. While the database is
 * away they wait here.
 */
export function createVisitRecorder({ db, log, metrics }: VisitRecorderParts) {
  const terms = createTerms(db)
  let queue: Waiting[] = []
  let isAway = false
  let running: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  const dropped = new Counter({
    name: 'analytics_events_dropped_total',
    help: 'Events that were lost because too many waited, or because they could not be stored',
    registers: [metrics.registry],
  })
  new Gauge({
    name: 'analytics_events_waiting',
    help: 'Events that wait for the database',
    registers: [metrics.registry],
    collect() {
      this.set(queue.length)
    },
  })

  const tellWaiting = (waiting: readonly Waiting[]) => {
    for (const { settle } of waiting) settle('waiting')
  }

  /** Stores one batch; false where the database is away and it waits again. */
  async function flush(batch: Waiting[]): Promise<boolean> {
    const patience = setTimeout(() => {
      isAway = true
      tellWaiting(batch)
      tellWaiting(queue)
    }, PATIENCE)
    try {
      await storeEvents(
        db,
        terms,
        batch.map(({ event }) => event),
      )
      isAway = false
      for (const { settle } of batch) settle('stored')
      return true
    } catch (error) {
      if (isDatabaseAway(error)) {
        isAway = true
        tellWaiting(batch)
        return false
      }
      log.error({ err: error, events: batch.length }, 'events could not be stored')
      dropped.inc(batch.length)
      for (const { fail } of batch) fail(error)
      return true
    } finally {
      clearTimeout(patience)
    }
  }

  async function run(): Promise<void> {
    while (queue.length) {
      const [batch, rest] = takeBatch(queue)
      queue = rest
      if (await flush(batch)) continue
      // What came meanwhile comes after; by its sequence nothing is stored twice, should the commit have succeeded after all.
      queue = [...batch, ...queue]
      tellWaiting(queue)
      retry = setTimeout(start, RETRY_EVERY)
      break
    }
    running = undefined
  }

  function start(): void {
    retry = undefined
    running ??= run()
  }

  return {
    /** Resolves when the event is safe in the database, or waits for it; refused where too many wait. */
    async take(event: WaitingEvent): Promise<Taken> {
      if (queue.length >= WAITING_LIMIT) {
        dropped.inc()
        throw new Problem('service_unavailable', { retryAfter: 2 })
      }
      const { promise, resolve, reject } = Promise.withResolvers<Taken>()
      queue.push({ event, settle: resolve, fail: reject })
      if (isAway) resolve('waiting')
      // In the next turn: what the same turn of the event loop brings goes along.
      if (!running && !retry) running = Promise.resolve().then(run)
      return promise
    },

    /** Stores what is left, as long as a process that goes away can wait. */
    async close(): Promise<void> {
      const end = Date.now() + CLOSE_LIMIT
      while ((queue.length || running) && Date.now() < end) {
        clearTimeout(retry)
        start()
        await Promise.race([running, pause(end - Date.now(), undefined, { ref: false })])
        if (queue.length) await pause(RETRY_EVERY)
      }
      clearTimeout(retry)
    },
  }
}

export type VisitRecorder = ReturnType<typeof createVisitRecorder>
