import { listEmailLogs, sendContactMessage } from '@nila/api/contract'
import { OutboxEmail } from '@nila/db'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildAccount } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { mailConfigOf, settledMail } from '../../testing/mails.ts'
import { startSmtp } from '../../testing/smtp.ts'

const smtp = await startSmtp()
afterAll(() => smtp.stop())

const mail = mailConfigOf({ gmail: smtp })
beforeEach(() => {
  mail.supportEmail = 'help@nila.test'
  smtp.mails.length = 0
  smtp.script('accept')
})

const api = useApi({ mail, trustProxyHops: 1 }, { sendsMail: true })

const message = {
  name: 'Asha Devi',
  email: 'asha@example.org',
  message: 'The Tamil answer was cut off in the middle.',
}
const send = (over: object = {}, from = '203.0.113.7') =>
  api.visitor().send('POST', '/api/contact', { ...message, ...over }, { 'X-Forwarded-For': from })
const recipients = async () => (await OutboxEmail.query()).map(({ recipient }) => recipient).sort()

describe('a message', () => {
  test('arrives at the support address, and answering it reaches its sender', async () => {
    const answer = await api.visitor().call(sendContactMessage, { body: message })
    expect(answer).toMatchObject({ success: true })
    await settledMail()
    expect(smtp.mails).toMatchObject([{ to: ['help@nila.test'], subject: 'Message from Asha Devi' }])
    expect(smtp.mails[0]?.raw).toMatch(/^Reply-To: asha@example\.org\r$/m)
    expect(smtp.mails[0]?.text).toContain(message.message)
  })

  test('keeps its lines and its script, and is read as text', async () => {
    const words = 'வணக்கம்!\n\n<b>கோப்பு</b> திறக்கவில்லை.'
    await send({ message: words })
    await settledMail()
    expect(smtp.mails[0]?.text).toContain('<b>கோப்பு</b> திறக்கவில்லை.')
    expect(smtp.mails[0]?.html).not.toContain('<b>கோப்பு</b>')
  })

  test('is answered alike and sent later while nobody carries mail', async () => {
    smtp.script({ at: 'connect', code: 421 }, 'accept')
    const response = await send()
    expect({ status: response.status, answer: await response.json() }).toEqual({
      status: 202,
      answer: { success: true, message: 'Your message is on its way to support.' },
    })
    expect(await settledMail()).toMatchObject({ state: 'sent' })
  })

  test('that nobody takes is kept in the log for the administrators', async () => {
    smtp.script({ at: 'mail', code: 535 })
    await send()
    await settledMail()
    const admin = await api.signIn({ role: 'admin' })
    expect((await admin.list(listEmailLogs)).items).toMatchObject([{ recipient: 'help@nila.test' }])
  })
})

describe('without a support address', () => {
  const verified = { emailVerifiedAt: new Date() }
  beforeEach(async () => {
    mail.supportEmail = undefined
    await buildAccount({ email: 'editor@example.org', role: 'editor', ...verified })
    await buildAccount({ email: 'unproven@example.org', role: 'super_admin' })
    await buildAccount({
      email: 'gone@example.org',
      role: 'super_admin',
      ...verified,
      suspendedAt: new Date(),
    })
  })
  const buildAdmin = () =>
    buildAccount({ email: 'admin@example.org', role: 'admin', locale: 'ta', ...verified })

  test('it goes to each super-administrator, in a mail of its own', async () => {
    await buildAdmin()
    await buildAccount({ email: 'first@example.org', role: 'super_admin', ...verified })
    await buildAccount({ email: 'second@example.org', role: 'super_admin', ...verified })
    expect((await send()).status).toBe(202)
    await expect.poll(() => smtp.mails.length).toBe(2)
    expect(smtp.mails.map(({ to }) => to.join()).sort()).toEqual(['first@example.org', 'second@example.org'])
  })

  test('else to the administrators, in their language', async () => {
    await buildAdmin()
    expect((await send()).status).toBe(202)
    expect(await settledMail()).toMatchObject({ recipient: 'admin@example.org', locale: 'ta' })
  })

  test('nor anybody whom mail reaches, it is refused in words', async () => {
    const response = await send()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'contact_unavailable' })
    expect(await recipients()).toEqual([])
  })
})

describe('what is refused, next to its field', () => {
  const cases: [what: string, over: object, fields: object][] = [
    ['no name', { name: '' }, { name: { code: 'name_required' } }],
    ['a name of blanks that show nothing', { name: ' \u200b ' }, { name: { code: 'name_required' } }],
    ['101 characters of a name', { name: 'a'.repeat(101) }, { name: { code: 'too_long' } }],
    ['no address', { email: ' ' }, { email: { code: 'email_required' } }],
    ['no message', { message: '\n' }, { message: { code: 'message_required' } }],
    ['9 characters', { message: ' too short ' }, { message: { code: 'too_short', values: { minimum: 10 } } }],
    ['5001 characters', { message: 'x'.repeat(5001) }, { message: { code: 'too_long' } }],
    ['half a surrogate pair', { message: 'half a pair: \ud800' }, { message: { code: 'text_unstorable' } }],
    ['a field of no meaning', { to: 'all@example.org' }, { to: { code: 'unknown_field' } }],
    ['all of it missing', { name: undefined, email: undefined }, { name: {}, email: {} }],
  ]
  test.each(cases)('R36 %s', async (_, over, fields) => {
    const response = await send(over)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields })
    expect(await recipients()).toEqual([])
  })

  test.each([
    ['email', 'asha'],
    ['email', 'a@example.org,b@example.org'],
    ['email', 'Asha <asha@example.org>'],
    ['email', ['a@example.org', 'b@example.org']],
    ['email', 'asha@example.org\r\nBcc: all@example.org'],
    ['email', 'asha@example.org\n'],
    ['name', 'Asha\r\nBcc: all@example.org'],
    ['name', 'Asha\nX-Header: 1'],
  ])('R40 the %s %j', async (field, value) => {
    const response = await send({ [field]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.anything() } })
    expect(await recipients()).toEqual([])
  })

  test('R27 more than 64 KiB', async () => {
    expect((await send({ message: 'x'.repeat(65 * 1024) })).status).toBe(413)
  })
})

test('what fills in the field that people do not see hears what all hear, and mails nothing', async () => {
  const [people, program] = [await send(), await send({ website: 'https://example.org' })]
  expect([program.status, await program.json()]).toEqual([people.status, await people.json()])
  expect(await recipients()).toEqual(['help@nila.test'])
})

describe('limits', () => {
  test('one client sends five messages an hour; another is not held up', async () => {
    for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(202)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
    expect(await refused.json()).toMatchObject({ code: 'too_many_attempts' })
    expect((await send({}, '203.0.113.8')).status).toBe(202)
    expect(await recipients()).toHaveLength(6)
  })

  test('programs that fill in every field are counted like people', async () => {
    for (let n = 0; n < 5; n += 1) await send({ website: 'x' })
    expect((await send({ website: 'x' })).status).toBe(429)
  })

  test('all clients together send sixty an hour', async () => {
    for (let n = 0; n < 60; n += 1) expect((await send({}, `203.0.113.${n}`)).status).toBe(202)
    expect((await send({}, '203.0.113.61')).status).toBe(429)
    expect(await recipients()).toHaveLength(60)
  })
})

test('R42 what was written is in no line of the server log, whatever becomes of it', async () => {
  const canary = 'canary-4711'
  const words = { message: `My words are ${canary}.`, name: canary, email: `${canary}@example.org` }
  smtp.script({ at: 'mail', code: 535 })
  expect((await send(words)).status).toBe(202)
  expect(await settledMail()).toMatchObject({ state: 'logged' })
  expect((await send({ ...words, unknown: canary })).status).toBe(400)
  mail.supportEmail = undefined
  expect((await send(words)).status).toBe(503)
  for (let n = 0; n < 5; n += 1) await send(words)
  expect((await send(words)).status).toBe(429)
  expect(api.log()).toContain('a mail provider needs other settings')
  expect(api.log()).not.toContain(canary)
})
