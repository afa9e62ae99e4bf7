import { listEmailLogs } from '@nila/api/contract'
import { EmailLog, EmailProvider, OutboxEmail, transaction } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { mailConfigOf, settledMail, useCarriers } from '../../testing/mails.ts'
import type { MailRequest } from './outbox.ts'

const { brevo, gmail } = await useCarriers()

const api = useApi({ mail: mailConfigOf({ brevo, gmail }) }, { sendsMail: true })

const welcome = (n = 0): MailRequest => ({
  to: `user-${n}@example.org`,
  mail: { name: 'welcome', values: { username: `user ${n}` } },
})
const queue = (...requests: MailRequest[]) =>
  transaction(async (trx) => {
    for (const request of requests) await api.outbox.queue(trx, request)
  })
const many = (count: number) => Array.from({ length: count }, (_, n) => welcome(n))
const inState = (state: OutboxEmail['state']) => OutboxEmail.query().where({ state }).resultSize()
const attempted = () =>
  expect.poll(async () => (await OutboxEmail.query().first())?.attempts ?? 0, { timeout: 20_000 })

describe('a mail that a provider may have', () => {
  test('is given to nobody else when that provider is away at the next attempt', async () => {
    brevo.script('cut', { status: 503 }, { status: 201 })
    await queue(welcome())
    expect(await settledMail()).toMatchObject({ state: 'sent', provider: 'brevo', attempts: 3 })
    expect(gmail.mails).toEqual([])
  })

  test('is given to nobody else while the breaker of that provider is open', async () => {
    brevo.script('cut')
    await queue(welcome())
    await attempted().toBe(1)
    await EmailProvider.query().patch({
      failures: 5,
      openUntil: EmailProvider.raw("now() + interval '1 minute'"),
    })
    await attempted().toBeGreaterThan(1)
    expect(gmail.mails).toEqual([])
    expect(await OutboxEmail.query().first()).toMatchObject({ state: 'waiting', provider: 'brevo' })
  })
})

describe('an answer that no database can keep', () => {
  test.each([
    ['cut in the middle of a character', `a${'x'.repeat(289)}😀😀`],
    ['half a character', '\ud800 broken'],
    ['NUL', 'zero \u0000 byte'],
  ])('%s: takes no mail of the same batch with it', async (_, message) => {
    brevo.script({ status: 500, body: { message } }, { status: 201 })
    await queue(...many(10))
    await expect.poll(() => inState('sent')).toBe(10)
    expect(brevo.requests.length + gmail.mails.length).toBe(11)
  })

  test.each([
    ['no object', null, 201],
    ['a code that is a number', { code: 502 }, 502],
    ['a list', [1, 2], 500],
    ['text', 'Bad gateway', 502],
  ])('%s: counts by its status', async (_, body, status) => {
    brevo.script({ status, body })
    await queue(welcome())
    expect(await settledMail()).toMatchObject({ state: 'sent', provider: status === 201 ? 'brevo' : 'gmail' })
    expect(brevo.requests).toHaveLength(1)
  })

  test('a redirect is not followed: the key would go to somebody else', async () => {
    brevo.script({ status: 302 })
    await queue(welcome())
    expect(await settledMail()).toMatchObject({ state: 'sent', provider: 'gmail' })
    expect(brevo.requests).toHaveLength(1)
  })
})

describe('R41 a server that quotes the mail it refuses', () => {
  const link = 'http://localhost/direct-access#canary-4711'
  const code = 'KQ7M2XWP'

  test('has neither link nor code kept', async () => {
    const text = `5.7.1 Message contains ${link} and code ${code}`
    brevo.script({ status: 500, body: { code: 'spam', message: text } })
    gmail.script({ at: 'data', code: 554, text })
    const mail = {
      name: 'signInLink',
      values: { username: 'asha', minutes: 10 },
      secrets: { link, code },
    } as const
    await queue({ to: 'asha@example.org', mail, attempts: 1 })
    const { answers } = await settledMail()
    expect(answers).toMatchObject([
      { provider: 'brevo', answer: 'HTTP 500' },
      { provider: 'gmail', answer: '554 5.7.1' },
    ])
    const kept = JSON.stringify([
      await EmailLog.query(),
      await EmailProvider.query(),
      await OutboxEmail.query(),
      (await api.database.db.raw('select * from pgboss.job')).rows,
    ])
    expect(kept).not.toMatch(/canary|KQ7M2XWP/)
    expect(api.log()).not.toMatch(/canary|KQ7M2XWP/)
  })

  test('has our own key not kept either', async () => {
    brevo.script({ status: 500, body: { message: `The key ${brevo.key} is tired` } })
    await queue(welcome())
    await settledMail()
    const [state] = await EmailProvider.query().where({ name: 'brevo' })
    expect(state?.lastError).toBe('HTTP 500 The key … is tired')
    expect(api.log()).not.toContain(brevo.key)
  })
})

test('what another process has taken over meanwhile is not sent by this one', async () => {
  // Those in flight hold up the rest for longer than a process may stand still unnoticed.
  brevo.script('silent')
  await queue(...many(40))
  await expect.poll(() => brevo.requests.length).toBeGreaterThanOrEqual(10)
  await OutboxEmail.query().patch({ claim: '00000000-0000-4000-8000-000000000001' })
  brevo.script({ status: 201 })
  const done = async () => (await api.database.db('pgboss.job').where({ state: 'completed' })).length
  await expect.poll(done, { timeout: 50_000 }).toBe(40)
  // Two workers with two slices of five each were under way at the most.
  expect(brevo.requests.length).toBeLessThanOrEqual(20)
  expect(gmail.mails).toEqual([])
  expect(await inState('waiting')).toBe(40)
})

test('a mail that waits without a job is found by the sweep and sent', async () => {
  await queue(...many(2))
  await expect.poll(() => inState('sent')).toBe(2)
  const old = OutboxEmail.raw("now() - interval '6 minutes'")
  await OutboxEmail.query().patch({ state: 'waiting', createdAt: old })
  await api.database.db('pgboss.job').delete()
  await api.outbox.requeueStranded()
  await expect.poll(() => inState('sent')).toBe(2)
})

test('the server log says when a provider is paused, and when its settings are wrong', async () => {
  brevo.script({ status: 500 })
  await queue(...many(5))
  await expect.poll(() => inState('sent')).toBe(5)
  expect(api.log()).toContain('a mail provider is paused')
  gmail.script({ at: 'mail', code: 535 })
  await queue(welcome(6))
  await expect.poll(() => inState('logged')).toBe(0)
  await expect.poll(() => api.log()).toContain('a mail provider needs other settings')
})

test('a no to the sender without a code of its own is not taken for one to the recipient', async () => {
  brevo.script({ status: 500 })
  gmail.script({ at: 'rcpt', code: 550, text: 'Sender verify failed' })
  await queue({ ...welcome(), attempts: 1 })
  expect(await settledMail()).toMatchObject({ state: 'logged' })
  const admin = await api.signIn({ role: 'admin' })
  expect((await admin.list(listEmailLogs)).items).toMatchObject([{ reason: 'unreachable' }])
})
