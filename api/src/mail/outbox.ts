import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { localeOf } from '@nila/api/contract'
import { type Knex, OutboxEmail, prepared, transaction } from '@nila/db'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Jobs, MAIL_QUEUE } from '../jobs/start-jobs.ts'
import type { LiveRelease } from '../releases/live-release.ts'
import { deliver } from './deliver.ts'
import type { Courier, Writer } from './journey.ts'
import type { Mail, MailName, RedactedMail } from './mails.ts'
import { createProviders } from './providers.ts'
import { renderMail } from './templates/render-mail.ts'

/** Mails that let people in, or tell them that somebody got in. They go first, and may use the reserved part of a budget. */
const SECURITY: ReadonlySet<MailName> = new Set([
  'signInLink',
  'passwordReset',
  'emailVerification',
  'newDevice',
  'securityNotice',
  'recovery',
  'copyNotice',
])
const SECURITY_PRIORITY = 10

/** With the queue's pauses, about seven hours: the length of an outage that nobody need do anything about. */
const ATTEMPTS = 15

/** Younger mails may be in somebody's hands outside the queue. */
const STRANDED_MINUTES = 5

/** How often a mail that somebody waits for is looked at (milliseconds). */
const LOOK = 100

const UNWRITABLE =
  '<!doctype html><title>Mail</title><p>This mail was queued by another release of Nila, which this one cannot write.</p>'

export interface MailRequest {
  to: string
  mail: Mail
  /** The reader's language, as stored with the user; English where it is none of ours. */
  locale?: string | null
  replyTo?: string
  /** When what it says has no meaning any more, such as the life of its link. */
  expiresAt?: Date
  /** How often it is tried before it is left to the log. */
  attempts?: number
  /** The operation that it tells of, with which it is taken back while it waits. */
  operationId?: number
}

// Prepared, because it stands in the way of whatever causes a mail.
const insertMail = prepared(
  'insert-mail',
  `insert into email_outbox (id, message_id, name, values, secrets, locale, recipient, reply_to, is_security, max_attempts,
     created_at, expires_at, operation_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)

interface OutboxParts {
  jobs: Jobs
  log: Logger
  /** Says whom readers may write to. */
  liveRelease: Pick<LiveRelease, 'settings'>
}

/** The queue of mails and what takes them to the providers. */
export function createOutbox(
  config: Pick<Config, 'publicUrl' | 'mail'>,
  { jobs, log, liveRelease }: OutboxParts,
) {
  const { publicUrl, mail: mailConfig } = config
  const providers = createProviders(mailConfig)
  const domain = mailConfig.from.address.split('@')[1]

  const writer: Writer = {
    write(row) {
      const { name, values, secrets } = row
      const mail = { name, values, ...(secrets && { secrets }) } as Mail
      const { subject, html, text } = renderMail(mail, contextOf(row))
      return {
        id: row.id,
        messageId: row.messageId,
        to: row.recipient,
        replyTo: row.replyTo,
        subject,
        html,
        text,
      }
    },
    writeForLog(row) {
      const mail = { name: row.name, values: row.values } as RedactedMail
      try {
        return renderMail(mail, contextOf(row)).html
      } catch {
        return UNWRITABLE
      }
    },
  }
  const contextOf = ({ locale }: OutboxEmail) => ({
    locale: localeOf(locale),
    publicUrl,
    supportEmail: liveRelease.settings.supportEmail ?? undefined,
  })

  const courier: Courier = { providers, writer, log, isStopping: jobs.isResting }

  function rowOf(request: MailRequest): OutboxEmail {
    const { to, mail, locale, replyTo, expiresAt, attempts = ATTEMPTS, operationId } = request
    const id = randomUUID()
    return Object.assign(new OutboxEmail(), {
      id,
      messageId: `<${id}@${domain}>`,
      name: mail.name,
      values: mail.values,
      secrets: 'secrets' in mail ? mail.secrets : null,
      locale: localeOf(locale),
      recipient: to,
      replyTo: replyTo ?? null,
      isSecurity: SECURITY.has(mail.name),
      maxAttempts: attempts,
      createdAt: new Date(),
      expiresAt: expiresAt ?? null,
      operationId: operationId ?? null,
    })
  }

  async function insert(trx: Knex.Transaction, request: MailRequest): Promise<OutboxEmail> {
    const row = rowOf(request)
    await insertMail(trx, [
      row.id,
      row.messageId,
      row.name,
      JSON.stringify(row.values),
      row.secrets && JSON.stringify(row.secrets),
      row.locale,
      row.recipient,
      row.replyTo,
      row.isSecurity,
      row.maxAttempts,
      row.createdAt,
      row.expiresAt,
      row.operationId,
    ])
    return row
  }

  return {
    /** The configured providers, in the order in which they are asked. */
    providers,

    /** Queues a mail in the transaction that causes it: once that stands, the mail will be sent or logged. */
    async queue(trx: Knex.Transaction, request: MailRequest): Promise<OutboxEmail> {
      const row = await insert(trx, request)
      const priority = row.isSecurity ? SECURITY_PRIORITY : 0
      await jobs.send(trx, MAIL_QUEUE, [{ id: row.id }], { priority })
      return row
    },

    /** The same for the mails of one operation, which are as urgent as each other: two statements, however many they are. */
    async queueAll(trx: Knex.Transaction, requests: MailRequest[], { delay = 0 } = {}): Promise<void> {
      if (!requests.length) return
      const rows = requests.map(rowOf)
      await OutboxEmail.query(trx).insert(rows)
      await jobs.send(
        trx,
        MAIL_QUEUE,
        rows.map(({ id }) => ({ id })),
        { delay },
      )
    },

    /** Takes back the mails of an operation that was undone, as far as nobody has them in hand. */
    async recall(trx: Knex.Transaction, operationId: number): Promise<void> {
      await OutboxEmail.query(trx).delete().where({ operationId, state: 'waiting', claim: null })
    },

    /** Sends a mail at once, past the queue; what no provider takes is logged. */
    async sendNow(request: MailRequest): Promise<OutboxEmail> {
      const row = await transaction((trx) => insert(trx, { ...request, attempts: 1 }))
      await deliver({ ...courier, isStopping: () => false }, [row.id])
      return row.$query()
    },

    /** The mail once it has left the queue, or as it is after `wait` milliseconds. */
    async settled(id: string, wait: number): Promise<OutboxEmail> {
      const deadline = Date.now() + wait
      for (;;) {
        const row = await OutboxEmail.query().findById(id).throwIfNotFound()
        if (row.state !== 'waiting' || Date.now() > deadline) return row
        await setTimeout(LOOK)
      }
    },

    /** Starts to send what is queued. */
    start: (): Promise<void> =>
      jobs.work(MAIL_QUEUE, async (batch) => {
        const unfinished = await deliver(
          courier,
          batch.map(({ data }) => data.id),
        )
        return new Set(batch.filter(({ data }) => unfinished.has(data.id)).map(({ id }) => id))
      }),

    /** Queues again what waits without a job: a process died over it outside the queue, or the queue has given it up. */
    requeueStranded: (): Promise<void> =>
      transaction(async (trx) => {
        const stranded = await OutboxEmail.query(trx)
          .select('id')
          .where({ state: 'waiting' })
          .where('createdAt', '<', OutboxEmail.raw(`now() - interval '${STRANDED_MINUTES} minutes'`))
          .whereNotExists(jobs.pending(trx, MAIL_QUEUE))
        if (stranded.length > 0)
          await jobs.send(
            trx,
            MAIL_QUEUE,
            stranded.map(({ id }) => ({ id })),
          )
      }),

    /** Lets go of the providers' connections. */
    close(): void {
      for (const provider of providers) provider.close()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
