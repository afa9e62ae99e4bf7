import { getEmailProviders, listEmailLogs, sendTestEmail } from '@nila/api/contract'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { mailConfigOf, useCarriers, welcomeMail } from '../../testing/mails.ts'

const { brevo, gmail } = await useCarriers()

const api = useApi({ mail: mailConfigOf({ brevo, gmail }) }, { sendsMail: true })
const email = 'asha@example.org'

const sendTest = async () => {
  const admin = await api.signIn({ role: 'admin' })
  const answer = await admin.call(sendTestEmail, { body: { email, kind: 'enhanced' } })
  const { items: logs } = await admin.list(listEmailLogs)
  return { admin, answer, logs }
}

test('Brevo takes a mail by its HTTP API, and nobody else is asked', async () => {
  const { answer, logs } = await sendTest()
  expect(answer).toMatchObject({ success: true, result: { state: 'sent', provider: 'brevo' } })
  expect(brevo.requests).toMatchObject([
    {
      path: '/v3/smtp/email',
      body: {
        sender: { name: 'Nila', email: 'no-reply@nila.test' },
        to: [{ email }],
        headers: { 'Message-Id': answer.result.messageId },
      },
    },
  ])
  expect(gmail.mails).toEqual([])
  expect(logs).toEqual([])
})

test.each([401, 402, 403, 429, 500, 503])('after HTTP %i the mail goes to Gmail', async (status) => {
  brevo.script({ status })
  const { admin, answer, logs } = await sendTest()
  expect(answer.result).toMatchObject({
    state: 'sent',
    provider: 'gmail',
    answers: [
      { provider: 'brevo', outcome: 'failed' },
      { provider: 'gmail', outcome: 'sent' },
    ],
  })
  expect(gmail.mails).toMatchObject([{ to: [email], messageId: answer.result.messageId }])
  expect(logs).toEqual([])
  const { providers } = await admin.call(getEmailProviders, {})
  expect(providers).toMatchObject([
    { name: 'brevo', isConfigured: true, sentToday: 0, lastError: expect.stringContaining(String(status)) },
    { name: 'gmail', isConfigured: true, sentToday: 1, lastError: null },
    { name: 'sink', isConfigured: false },
  ])
})

test('an address that Brevo refuses for good is not offered to Gmail, and is kept in the log', async () => {
  brevo.script({ status: 400 })
  const { answer, logs } = await sendTest()
  expect(answer).toMatchObject({ success: false, result: { state: 'refused', provider: null } })
  expect(gmail.mails).toEqual([])
  expect(logs).toMatchObject([{ recipient: email, reason: 'refused', filename: answer.result.log }])
})

describe('when the line breaks after Brevo has the mail', () => {
  test('a cut: Brevo is asked again with the same key and Message-ID, nobody else', async () => {
    brevo.script('cut', { status: 201 })
    expect(await welcomeMail(api)).toMatchObject({ state: 'sent', provider: 'brevo', attempts: 2 })
    const [first, second, ...others] = brevo.requests.map(({ body }) => body as { headers: object })
    expect(others).toEqual([])
    expect(second?.headers).toEqual(first?.headers)
    expect(first?.headers).toMatchObject({ idempotencyKey: expect.any(String) })
    expect(gmail.mails).toEqual([])
  })

  test('silence: the same, once the time for an answer is over', async () => {
    brevo.script('silent', { status: 201 })
    expect(await welcomeMail(api)).toMatchObject({ state: 'sent', provider: 'brevo', attempts: 2 })
    expect(brevo.requests).toHaveLength(2)
    expect(gmail.mails).toEqual([])
  })

  test('a key that Brevo has seen before counts as sent', async () => {
    brevo.script({ status: 400, body: { code: 'duplicate_request', message: 'Request already processed' } })
    const { answer } = await sendTest()
    expect(answer.result).toMatchObject({ state: 'sent', provider: 'brevo' })
  })
})

test('while both are busy a mail waits and is tried again; once, when one is back', async () => {
  brevo.script({ status: 429 }, { status: 429 }, { status: 201 })
  gmail.script({ at: 'rcpt', code: 452 })
  expect(await welcomeMail(api)).toMatchObject({ state: 'sent', provider: 'brevo', attempts: 3 })
  const keys = brevo.requests.map(
    ({ body }) => (body as { headers: { idempotencyKey: string } }).headers.idempotencyKey,
  )
  expect(new Set(keys).size).toBe(1)
  expect(gmail.mails).toEqual([])
})
