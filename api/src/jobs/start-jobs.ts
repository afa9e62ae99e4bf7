import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Connection, clientConfig, type Knex, StartError } from '@nila/db'
import { type ConstructorOptions, type Db, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** The queue of mails; a job in it is the id of a row of the outbox. */
export const MAIL_QUEUE = 'mail'

/** The queue of releases to be built; a job in it is the id of a release. */
export const RELEASE_QUEUE = 'release'

/** Work that outlives the request that caused it; each name is a queue with what its jobs carry. */
interface JobData {
  [MAIL_QUEUE]: { id: string }
  [RELEASE_QUEUE]: { id: number }
}
export type QueueName = keyof JobData

/** One job of a batch, by the id of its job. */
export interface Job<N extends QueueName> {
  id: string
  data: JobData[N]
}

export interface JobsOptions {
  connection: Connection
  log: Logger
  /** Seconds before the first repetition; each later one waits about twice as long. */
  retryDelay?: number
  /** Seconds between two looks for jobs whose time has come; new ones announce themselves. */
  pollInterval?: number
}

const INSUFFICIENT_PRIVILEGE = '42501'

// What a process that was killed had in its hands is given to another one this many seconds after its last sign of life.
const HEARTBEAT = 15
/** The longest pause between two attempts, in seconds. */
const RETRY_DELAY_MAX = 3600
/** Whoever works a queue decides when to give up; this only stops a job that kills its worker each time. */
const RETRY_LIMIT = 100
/**
 * Jobs that a worker takes at once: enough to make one statement serve many, few enough that none waits long. Where it takes single ones,
 * pg-boss rests after each.
 */
const BATCH = 50
/** How long a release waits for another one that is being built, in seconds. */
const RELEASE_DELAY = 1
/** How long jobs under way may take to end when the process goes away (milliseconds): longer than a provider's answer may take. */
const REST_LIMIT = 17_000

/** The name of a prepared statement, one for each text. */
const statementOf = (text: string): string =>
  `jobs-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`

/**
 * pg-boss's door to a transaction of ours: its statements carry `$1`, which Knex's own `raw` does not take. They are long, and
 * planning them anew costs more than running them: so they are prepared.
 */
const within = (trx: Knex.Transaction): Db => ({
  async executeSql(text, values = []) {
    const connection = await trx.client.acquireConnection()
    return connection.query({ name: statementOf(text), text, values })
  },
})

/** The queue in Postgres that all instances share, in a schema of its own, `pgboss`. */
export async function startJobs({ connection, log, retryDelay = 15, pollInterval = 5 }: JobsOptions) {
  const boss = new PgBoss({
    ...(clientConfig(connection) as ConstructorOptions),
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
    schedule: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue is in trouble'))
  boss.on('warning', ({ message }) => log.info({ reason: message }, 'the job queue warns'))
  await boss.start().catch((error: { code?: string }) => {
    if (error.code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new StartError(
      'The database user may not create the schema pgboss, which the job queue needs. Run `grant create on database … to …` as its owner.',
    )
  })
  const shared = {
    retryLimit: RETRY_LIMIT,
    heartbeatSeconds: HEARTBEAT,
    deleteAfterSeconds: 3600,
    notify: true,
  }
  await boss.createQueue(MAIL_QUEUE, {
    ...shared,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX,
  })
  // That only one is built at a time is the releases' own rule: the policies of pg-boss look at figures that are up to a minute old.
  await boss.createQueue(RELEASE_QUEUE, { ...shared, retryDelay: RELEASE_DELAY })

  let isResting = false
  const worked = new Set<QueueName>()

  return {
    /** Whether the process is going away: what is not begun yet is left to others. */
    isResting: () => isResting,

    /** For `whereNotExists`: the jobs of a queue that are still to be done, for a row whose id they carry. */
    pending: (trx: Knex.Transaction, queue: QueueName) =>
      trx('pgboss.job')
        .where({ name: queue })
        .whereIn('state', ['created', 'retry', 'active'])
        .whereRaw("pgboss.job.data ->> 'id' = email_outbox.id::text"),

    /** Whether somebody works at the job with this id, or did until they died without a word a moment ago. */
    async isActive(trx: Knex.Transaction, queue: QueueName, id: number): Promise<boolean> {
      const job = await trx('pgboss.job')
        .where({ name: queue, state: 'active' })
        .whereRaw("data ->> 'id' = ?", [String(id)])
        .first('id')
      return job !== undefined
    },

    /** The ids that jobs carry which are still to be done. */
    async pendingIds(trx: Knex.Transaction, queue: QueueName): Promise<number[]> {
      const rows = await trx('pgboss.job')
        .where({ name: queue })
        .whereIn('state', ['created', 'retry', 'active'])
        .select(trx.raw("(data ->> 'id')::int as id"))
      return (rows as { id: number }[]).map(({ id }) => id)
    },

    /**
     * Queues jobs in the transaction that causes them: either all of it stands or nothing.
     * @param options `delay` is how many seconds they wait at least
     */
    async send<N extends QueueName>(
      trx: Knex.Transaction,
      queue: N,
      jobs: JobData[N][],
      { priority = 0, delay = 0 }: { priority?: number; delay?: number } = {},
    ): Promise<void> {
      await boss.insert(
        queue,
        jobs.map((data) => ({ data, priority, ...(delay && { startAfter: delay }) })),
        { db: within(trx), returnId: false },
      )
    },

    /**
     * Hands batches of jobs to `handle`, which says whose jobs are to be tried again later. What it throws is tried
     * again as a whole.
     * @param options how many batches are handled at once: one that waits must not hold up the rest
     */
    async work<N extends QueueName>(
      queue: N,
      handle: (jobs: Job<N>[]) => Promise<ReadonlySet<string>>,
      { concurrency = 2 }: { concurrency?: number } = {},
    ): Promise<void> {
      worked.add(queue)
      await boss.work<JobData[N]>(
        queue,
        {
          batchSize: BATCH,
          localConcurrency: concurrency,
          perJobResults: true,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: Math.min(2, pollInterval),
          notifyPollingIntervalSeconds: pollInterval,
        },
        async (jobs): Promise<JobResult[]> => {
          const unfinished = await handle(jobs).catch((error: unknown) => {
            log.error({ err: error, queue }, 'jobs failed')
            throw error
          })
          return jobs.map(({ id }) => ({ id, status: unfinished.has(id) ? 'failed' : 'completed' }))
        },
      )
    },

    /** Takes no new jobs and waits for those under way, as long as a process that goes away can; jobs may still be queued. */
    async rest(): Promise<void> {
      isResting = true
      await Promise.race([
        Promise.all([...worked].map((queue) => boss.offWork(queue, { wait: true }))),
        setTimeout(REST_LIMIT, undefined, { ref: false }),
      ])
    },

    /** Lets go of the database; what is still under way is tried again by another process. */
    async stop(): Promise<void> {
      await boss.stop({ graceful: false })
    },
  }
}

export type Jobs = Awaited<ReturnType<typeof startJobs>>
