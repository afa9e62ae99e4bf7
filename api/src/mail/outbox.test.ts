import { getEmailLog, getEmailProviders, listEmailLogs, register } from '@nila/api/contract'
import { EmailLog, EmailProvider, OutboxEmail, transaction } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { settledMail } from '../../testing/mails.ts'
import type { MailRequest } from './outbox.ts'

const api = useApi({}, { sendsMail: true })

const CANARY_LINK = 'http://localhost/direct-access#canary-4711'
const CANARY_CODE = 'KQ7M2XWP'
const signInLink = (over: Partial<MailRequest> = {}): MailRequest => ({
  to: 'asha@example.org',
  mail: {
    name: 'signInLink',
    values: { username: 'asha', minutes: 10 },
    secrets: { link: CANARY_LINK, code: CANARY_CODE },
  },
  ...over,
})
const queue = (request: MailRequest) => transaction((trx) => api.outbox.queue(trx, request))

test('registering with an address queues the welcome mail, and without a provider it is kept in the log', async () => {
  await api
    .visitor()
    .call(register, { body: { username: 'asha', email: 'asha@example.org', password: PASSWORD } })
  expect(await settledMail()).toMatchObject({ name: 'welcome', state: 'logged', attempts: 1 })
  const admin = await api.signIn({ role: 'admin' })
  const { items, total } = await admin.list(listEmailLogs)
  expect(total).toBe(1)
  expect(items).toMatchObject([{ recipient: 'asha@example.org', reason: 'not_configured', detail: null }])
  const html = await admin.call(getEmailLog, { params: { filename: items[0]?.filename ?? '' } })
  expect(html).toContain('asha')
  expect(Buffer.byteLength(html)).toBe(items[0]?.size)
})

test('a registration without an address, or one that is refused, sends nothing', async () => {
  const visitor = api.visitor()
  await visitor.call(register, { body: { username: 'asha', password: PASSWORD } })
  const taken = { username: 'ASHA', email: 'asha@example.org', password: PASSWORD }
  await expect(visitor.call(register, { body: taken })).rejects.toMatchObject({ code: 'username_taken' })
  expect(await OutboxEmail.query().resultSize()).toBe(0)
})

test('a mail whose cause is rolled back is never sent', async () => {
  const failed = transaction(async (trx) => {
    await api.outbox.queue(trx, signInLink())
    throw new Error('the cause failed')
  })
  await expect(failed).rejects.toThrow('the cause failed')
  // A later mail has gone through, so an earlier one would have.
  await queue(signInLink({ to: 'ravi@example.org' }))
  await settledMail()
  expect(await EmailLog.query()).toMatchObject([{ recipient: 'ravi@example.org' }])
})

test('nobody can have more than five welcome mails an hour sent to one address', async () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    // However it is spelled.
    const email = n % 2 ? 'asha@example.org' : 'Asha@Example.org'
    const body = { username: `asha ${n}`, email, password: PASSWORD }
    await expect(api.visitor().call(register, { body })).resolves.toMatchObject({ username: `asha ${n}` })
  }
  expect(await OutboxEmail.query().resultSize()).toBe(5)
})

describe('R41 what lets somebody in', () => {
  test('is in the queue only while the mail is, and never in the log', async () => {
    const { secrets } = await queue(signInLink())
    expect(secrets).toEqual({ link: CANARY_LINK, code: CANARY_CODE })
    expect(await settledMail()).toMatchObject({ state: 'logged', secrets: null })
    const [log] = await EmailLog.query()
    expect(log?.html).toContain('asha')
    expect(log?.html).not.toContain('canary')
    expect(log?.html).not.toContain(CANARY_CODE)
  })

  test('R42 reaches neither the jobs of the queue nor the log of the server', async () => {
    await queue(signInLink())
    await settledMail()
    const { rows } = await api.database.db.raw('select * from pgboss.job')
    expect(JSON.stringify(rows)).not.toMatch(/canary|KQ7M2XWP/)
    expect(api.log()).not.toMatch(/canary|KQ7M2XWP/)
  })
})

test('a mail whose time is over is not sent, but kept in the log', async () => {
  await queue(signInLink({ expiresAt: new Date(Date.now() - 1000) }))
  expect(await settledMail()).toMatchObject({ state: 'logged', secrets: null })
  expect(await EmailLog.query()).toMatchObject([{ reason: 'expired' }])
})

test('a mail that this release cannot write holds up no other', async () => {
  await transaction(async (trx) => {
    const { id } = await api.outbox.queue(trx, signInLink())
    await OutboxEmail.query(trx).findById(id).patch({ name: 'of another release' })
    await api.outbox.queue(trx, signInLink({ to: 'ravi@example.org' }))
  })
  await expect.poll(() => EmailLog.query().resultSize()).toBe(2)
})

test('the live view shows what waits, and what a provider last said', async () => {
  const admin = await api.signIn({ role: 'admin' })
  const at = new Date('2026-11-20T09:00:00.000Z')
  await OutboxEmail.query().insert({
    id: '00000000-0000-4000-8000-000000000001',
    messageId: '<1@nila.test>',
    name: 'welcome',
    values: { username: 'asha' },
    locale: 'en',
    recipient: 'asha@example.org',
    isSecurity: false,
    maxAttempts: 5,
    attempts: 2,
    createdAt: at,
  })
  const day = EmailProvider.raw('current_date - 1')
  await EmailProvider.query().insert({
    name: 'gmail',
    day,
    sent: 40,
    failures: 5,
    lastError: '421 busy',
    lastErrorAt: at,
  })
  const { providers, queue } = await admin.call(getEmailProviders, {})
  expect(queue).toEqual({ waiting: 1, retrying: 1, oldest: at.toISOString() })
  expect(providers[1]).toEqual({
    name: 'gmail',
    isConfigured: false,
    breaker: 'probing',
    // Yesterday's forty are not today's.
    sentToday: 0,
    leftToday: null,
    reserved: 0,
    lastError: '421 busy',
    lastErrorAt: at.toISOString(),
  })
})
