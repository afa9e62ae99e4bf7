import { listEmailLogs, sendTestEmail } from '@nila/api/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { mailConfigOf, welcomeMail } from '../../testing/mails.ts'
import { type SmtpBehaviour, startSmtp } from '../../testing/smtp.ts'

// Brevo's SMTP relay, then Gmail.
const relay = await startSmtp()
const gmail = await startSmtp()
afterAll(async () => {
  await relay.stop()
  await gmail.stop()
})
beforeEach(() => {
  for (const server of [relay, gmail]) {
    server.mails.length = 0
    server.cut.length = 0
    server.script('accept')
  }
})

const api = useApi({ mail: mailConfigOf({ brevo: relay, gmail }) }, { sendsMail: true })
const email = 'asha@example.org'

const sendTest = async () => {
  const admin = await api.signIn({ role: 'admin' })
  const { result } = await admin.call(sendTestEmail, { body: { email } })
  const { items: logs } = await admin.list(listEmailLogs)
  return { result, logs }
}

test('250: the first server takes the mail, and the second is not asked', async () => {
  const { result, logs } = await sendTest()
  expect(result).toMatchObject({ state: 'sent', provider: 'brevo' })
  expect(relay.mails).toMatchObject([
    { from: 'no-reply@nila.test', to: [email], messageId: result.messageId },
  ])
  expect(gmail.mails).toEqual([])
  expect(logs).toEqual([])
})

const passedOn: [string, SmtpBehaviour][] = [
  ['421 on connecting', { at: 'connect', code: 421 }],
  ['450 for the recipient', { at: 'rcpt', code: 450 }],
  ['452 for the recipient', { at: 'rcpt', code: 452 }],
  ['451 for the sender', { at: 'mail', code: 451 }],
  ['550 for the sender', { at: 'mail', code: 550 }],
  ['a policy that forbids the sender', { at: 'rcpt', code: 550, text: '5.7.1 Relaying denied' }],
  ['452 after the mail', { at: 'data', code: 452 }],
  ['554 after the mail', { at: 'data', code: 554 }],
  ['a cut before the mail', 'cut-before-data'],
  ['a server that never greets', 'silent'],
]
test.each(passedOn)('%s: the next server takes the mail', async (_, behaviour) => {
  // Both ways in: a new connection, and one that is kept from the test before.
  relay.script(behaviour)
  const { result, logs } = await sendTest()
  expect(result).toMatchObject({ state: 'sent', provider: 'gmail' })
  expect(relay.mails).toEqual([])
  expect(gmail.mails).toMatchObject([{ messageId: result.messageId }])
  expect(logs).toEqual([])
})

test('550 for the recipient: nobody else is asked, and the mail is kept in the log', async () => {
  relay.script({ at: 'rcpt', code: 550, text: '5.1.1 No such user' })
  const { result, logs } = await sendTest()
  expect(result).toMatchObject({ state: 'refused', provider: null })
  expect(gmail.mails).toEqual([])
  expect(logs).toMatchObject([
    { recipient: email, reason: 'refused', detail: expect.stringContaining('No such user') },
  ])
})

describe('when the line breaks after the whole mail was handed over', () => {
  test('a cut: only the same server is asked again, with the same Message-ID', async () => {
    relay.script('cut-after-data', 'accept')
    const { messageId, ...mail } = await welcomeMail(api)
    expect(mail).toMatchObject({ state: 'sent', provider: 'brevo', attempts: 2 })
    expect(relay.cut).toEqual([{ messageId }])
    expect(relay.mails).toMatchObject([{ messageId }])
    expect(gmail.mails).toEqual([])
  })

  test('silence: the same, once the time for an answer is over', async () => {
    relay.script('silent-after-data', 'accept')
    const { messageId, ...mail } = await welcomeMail(api)
    expect(mail).toMatchObject({ state: 'sent', provider: 'brevo', attempts: 2 })
    expect(relay.mails).toMatchObject([{ messageId }])
    expect(gmail.mails).toEqual([])
  })

  test('a mail that is tried once is kept in the log, and not given to somebody else', async () => {
    relay.script('cut-after-data')
    const { result, logs } = await sendTest()
    expect(result).toMatchObject({ state: 'logged', answers: [{ provider: 'brevo', outcome: 'uncertain' }] })
    expect(logs).toMatchObject([{ reason: 'unreachable' }])
    expect(gmail.mails).toEqual([])
  })
})

test('while both are away a mail waits, and goes out once when one is back', async () => {
  const away = { at: 'connect', code: 421 } as const
  relay.script(away, away, 'accept')
  gmail.script(away)
  expect(await welcomeMail(api)).toMatchObject({ state: 'sent', provider: 'brevo', attempts: 3 })
  expect(relay.mails).toHaveLength(1)
  expect(gmail.mails).toEqual([])
})
