import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Database, OutboxEmail, transaction } from '@nila/db'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import { createTransport } from 'nodemailer'
import pLimit from 'p-limit'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { createOutbox } from '../src/mail/outbox.ts'
import { renderMail } from '../src/mail/templates/render-mail.ts'
import { createLiveRelease } from '../src/releases/live-release.ts'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { startServer } from './measure-load.ts'
import { type Limit, printLimits, printMachine, printRatios } from './table.ts'

const MAILS = 3000
const LOGS = 100_000
/** Requests that cause mails at the same time, as many as the pool has connections for. */
const CAUSES = 20
const CONNECTIONS = 5
const QUESTIONS = 100

const mail = { name: 'welcome', values: { username: 'asha' } } as const
const recipient = (n: number) => `user-${n}@example.org`

async function perSecond(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return MAILS / ((performance.now() - start) / 1000)
}

/** The same mails by nodemailer alone: written, and handed over by a pool of as many connections. */
async function measureNodemailer(port: number): Promise<number> {
  const transport = createTransport({ pool: true, host: '127.0.0.1', port, maxConnections: CONNECTIONS })
  const context = { locale: 'en', publicUrl: 'http://localhost', supportEmail: undefined } as const
  const result = await perSecond(async () => {
    const limit = pLimit(CAUSES)
    await Promise.all(
      Array.from({ length: MAILS }, (_, n) =>
        limit(() =>
          transport.sendMail({ from: 'no-reply@nila.test', to: recipient(n), ...renderMail(mail, context) }),
        ),
      ),
    )
  })
  transport.close()
  return result
}

/** Ours: each mail queued in a transaction of its own, taken by the worker, handed over, and written down. */
async function measureOutbox(
  port: number,
  connection: Parameters<typeof startJobs>[0]['connection'],
): Promise<number> {
  const config = readConfig({ BREVO_SMTP_URL: `smtp://127.0.0.1:${port}`, BREVO_DAILY_LIMIT: '0' })
  const log = pino({ level: 'warn' })
  const jobs = await startJobs({ connection, log })
  const outbox = createOutbox(config, { jobs, log, liveRelease: createLiveRelease({ config, log }) })
  await outbox.start()
  const result = await perSecond(async () => {
    const limit = pLimit(CAUSES)
    await Promise.all(
      Array.from({ length: MAILS }, (_, n) =>
        limit(() => transaction((trx) => outbox.queue(trx, { to: recipient(n), mail }))),
      ),
    )
    while (await OutboxEmail.query().where({ state: 'waiting' }).first()) await setTimeout(50)
  })
  await jobs.rest()
  outbox.close()
  await jobs.stop()
  return result
}

/** Fills the log with bodies as large as real ones. */
async function fillLog(db: Database): Promise<void> {
  const { html } = renderMail(mail, { locale: 'en', publicUrl: 'http://localhost', supportEmail: undefined })
  await db.raw(
    `insert into email_logs (filename, "timestamp", recipient, reason, size, html)
     select '20261120T093000-' || lpad(to_hex(n), 12, '0') || '.html', now() - n * interval '1 minute',
       'user-' || n % 5000 || '@example.org', 'not_configured', ? + n % 977, ? || n
     from generate_series(1, ${LOGS}) as n`,
    [html.length, html],
  )
  await db.raw('vacuum analyze email_logs')
}

async function measureLog(url: string): Promise<Limit[]> {
  const admin = createAgent(url)
  const { username } = await buildAccount({ role: 'admin' })
  await admin.send('POST', '/api/login', { username, password: PASSWORD })
  const questions = {
    'first page': 'range=[0,9]',
    'deep page': `range=[${LOGS - 10},${LOGS - 1}]`,
    'by size': 'sort=["size","DESC"]&range=[0,9]',
    'one recipient': 'filter={"q":"user-4711@"}&range=[0,9]',
    'many recipients': 'filter={"q":"user-4"}&range=[0,9]',
  }
  const limits: Limit[] = []
  for (const [what, query] of Object.entries(questions)) {
    const times: number[] = []
    for (let n = 0; n < QUESTIONS; n += 1) {
      const start = performance.now()
      const response = await admin.fetch(`/api/admin/email-logs?${query}`)
      const { logs } = (await response.json()) as { logs: unknown[] }
      times.push(performance.now() - start)
      if (logs.length !== 10) throw new Error(`${what} answered ${logs.length} logs`)
    }
    times.sort((a, b) => a - b)
    limits.push({ what, value: times[Math.floor(QUESTIONS * 0.95)] ?? 0, unit: 'ms, p95', most: 50 })
  }
  return limits
}

const postgres = await startTestPostgres({ isDurable: true })
try {
  const { db, connection, drop } = await createTestDatabase(postgres.connection)
  const server = await startServer(join(import.meta.dirname, 'mail-server.ts'))
  // A first round of each warms up what is compiled on use.
  await measureNodemailer(server.port)
  const nodemailer = await measureNodemailer(server.port)
  await measureOutbox(server.port, connection)
  const nila = await measureOutbox(server.port, connection)
  server.child.send('how many?')
  const [taken] = await once(server.child, 'message')
  if (taken !== 4 * MAILS) throw new Error(`the server took ${taken} mails instead of ${4 * MAILS}`)
  server.child.kill()

  await fillLog(db)
  const api = await startServer(join(import.meta.dirname, 'read-server.ts'), {
    BENCH_DATABASE: addressOf(connection),
  })
  const limits = await measureLog(`http://127.0.0.1:${api.port}`)
  api.child.kill()
  await drop()
  printMachine()
  printRatios(`${MAILS} mails to an SMTP server on loopback`, 'nodemailer alone', [
    {
      what: 'queued, sent, written down',
      ours: nila,
      reference: nodemailer,
      unit: 'mails a second',
      target: 0.5,
    },
  ])
  printLimits(`The e-mail logs at ${LOGS.toLocaleString('en')} rows`, limits)
} finally {
  await postgres.stop()
}
