import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, prepared, type Run } from '@nila/db'
import type { Logger } from 'pino'
import type { Owner } from '../owner.ts'
import { presentRun } from '../present-run.ts'
import { endRun, type RunOutcome } from './end-run.ts'
import { createFollower } from './follow-elsewhere.ts'
import { createJournal } from './journal.ts'
import { createLiveRun, type LiveRun, type StopReason } from './live-run.ts'
import { reapRuns, showAlive } from './reap-runs.ts'
import type { Viewer } from './viewer.ts'
import { createWholeText } from './whole-text.ts'

/** How often answers under way are looked after (milliseconds). */
const LOOK_AFTER_EVERY = 1000
/** How often it is looked for answers of processes that are gone (milliseconds): most of the time there are none. */
const REAP_EVERY = 3000
/** How long an answer goes on that nobody watches (milliseconds): a closed tab may be opened again. */
export const UNWATCHED_LIMIT = { user: 120_000, guest: 15_000 } as const
/** How long answers under way may take to end when the process goes away (milliseconds). */
const REST_LIMIT = 12_000
/** How long storing the end of an answer waits before it is tried again (milliseconds). */
const RETRY_AFTER = 500

/** Produces one answer: calls `onText` with its pieces, and gives how it ended. */
export type AnswerSource = (options: {
  signal: AbortSignal
  onText: (text: string) => void
}) => Promise<Omit<RunOutcome, 'status' | 'failure'>>

/** What a failure of the source comes to. */
export type FailureOf = (error: unknown) => Pick<RunOutcome, 'failure' | 'retryAfter'>

interface Wish {
  id: number
  isUnwanted: boolean
  watchedAt: Date | null
}

const readWishes = prepared<Wish>(
  'read_run_wishes',
  `select id, stop_wanted_at is not null as "isUnwanted", watched_at as "watchedAt"
   from runs where producer = $1 and status = 'running' and (stop_wanted_at is not null or watched_at is not null)`,
)

const wantStop = prepared(
  'want_run_stopped',
  `update runs set stop_wanted_at = now() where id = $1 and status = 'running'`,
)

export interface RunsOptions {
  db: Database
  log: Logger
  failureOf: FailureOf
  /** How long an answer goes on unwatched (milliseconds). */
  unwatchedLimit?: { user: number; guest: number }
  /** How long answers may take to end when the process goes away (milliseconds). */
  restLimit?: number
}

/** The answers that this process produces, and those who watch answers here, whoever produces them. */
export function createRuns({
  db,
  log,
  failureOf,
  unwatchedLimit = UNWATCHED_LIMIT,
  restLimit = REST_LIMIT,
}: RunsOptions) {
  /** What other processes know this one by. */
  const producer = randomUUID()
  const live = new Map<number, LiveRun>()
  const ending = new Set<Promise<void>>()
  const journal = createJournal(db, log)
  const follower = createFollower(db, log)
  let isDraining = false
  let aliveAt = 0
  let reapedAt = 0

  async function sayAlive(): Promise<void> {
    aliveAt = Date.now()
    await showAlive(db, [producer])
  }

  async function lookAfter(): Promise<void> {
    if (live.size > 0) {
      await sayAlive()
      const wishes = new Map((await readWishes(db, [producer])).map((wish) => [wish.id, wish]))
      for (const run of live.values()) {
        const wish = wishes.get(run.id)
        if (wish?.isUnwanted) run.stop('stopped')
        const since = Math.max(run.unwatchedSince ?? Date.now(), wish?.watchedAt?.getTime() ?? 0)
        if (Date.now() - since > unwatchedLimit[run.isOfGuest ? 'guest' : 'user']) run.stop('unwatched')
      }
    }
    if (Date.now() - reapedAt < REAP_EVERY) return
    reapedAt = Date.now()
    const reaped = await reapRuns(db)
    if (reaped > 0) log.warn({ runs: reaped }, 'answers of a process that ended were marked interrupted')
  }

  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await lookAfter().catch((error: unknown) =>
      log.warn({ err: error }, 'answers under way could not be looked after'),
    )
    isLooking = false
  }, LOOK_AFTER_EVERY)
  timer.unref()

  function outcomeOf(error: unknown, { signal }: LiveRun): RunOutcome {
    const reason = signal.reason as StopReason | undefined
    if (reason) return { status: reason === 'interrupted' ? 'interrupted' : 'stopped' }
    return { status: 'failed', ...failureOf(error) }
  }

  /** Stores how an answer ended; again and again while the database is away, since nothing else has its last words. */
  async function store(run: LiveRun, outcome: RunOutcome): Promise<void> {
    await journal.close(run)
    const giveUpAt = Date.now() + restLimit
    for (;;) {
      try {
        await endRun(db, run, outcome)
        return
      } catch (error) {
        if (isDraining && Date.now() > giveUpAt) throw error
        log.warn({ err: error }, 'the end of an answer could not be stored; it is tried again')
        await wait(RETRY_AFTER)
      }
    }
  }

  async function produce(run: LiveRun, source: AnswerSource): Promise<void> {
    const text = createWholeText((piece) => {
      run.add(piece)
      journal.note(run)
    })
    let outcome: RunOutcome
    try {
      outcome = { status: 'done', ...(await source({ signal: run.signal, onText: text.add })) }
    } catch (error) {
      outcome = outcomeOf(error, run)
    }
    text.end()
    await store(run, outcome)
    live.delete(run.id)
    const { status, failure = null, retryAfter = null, isCut = false } = outcome
    for (const viewer of run.viewers)
      viewer.end(presentRun({ id: run.id, kind: run.kind, status, failure, retryAfter, isCut }))
  }

  return {
    producer,
    isDraining: () => isDraining,

    /** Makes sure that others know this process before it stores that it produces an answer. */
    async announce(): Promise<void> {
      if (Date.now() - aliveAt > LOOK_AFTER_EVERY * 2) await sayAlive()
    },

    /** Produces the answer of a stored run. @param viewer who asked */
    start(
      run: Pick<Run, 'id' | 'kind'> & { messageId: number },
      owner: Owner,
      source: AnswerSource,
      viewer: Viewer,
    ): void {
      const running = createLiveRun(run, owner)
      live.set(run.id, running)
      running.show(viewer)
      const end = produce(running, source)
        .catch((error: unknown) => log.error({ err: error }, 'an answer could not be stored'))
        .finally(() => {
          live.delete(run.id)
          ending.delete(end)
        })
      ending.add(end)
    },

    /** Tells a reader the answer from where they are to its end. */
    show(run: { id: number; messageId: number }, viewer: Viewer): void {
      const running = live.get(run.id)
      if (isDraining) viewer.sendAway()
      else if (running) running.show(viewer)
      else follower.show(viewer, run.messageId)
    },

    /** Stops an answer, here or wherever it is produced. */
    async stop(id: number): Promise<void> {
      const running = live.get(id)
      if (running) running.stop('stopped')
      else await wantStop(db, [id])
    },

    /** Sends everybody who watches to another process, and lets answers under way end, as long as a process that goes away can. */
    async drain(): Promise<void> {
      isDraining = true
      follower.sendAllAway()
      for (const run of live.values()) for (const viewer of run.viewers) viewer.sendAway()
      await Promise.race([Promise.all(ending), wait(restLimit, undefined, { ref: false })])
      for (const run of live.values()) run.stop('interrupted')
      await Promise.all(ending)
      clearInterval(timer)
    },
  }
}

export type Runs = ReturnType<typeof createRuns>
