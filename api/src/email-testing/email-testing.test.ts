import { listAuditLog, listEmailLogs, sendTestEmail, sendTestWelcomeEmail } from '@nila/api/contract'
import { EmailLog, OutboxEmail } from '@nila/db'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { mailConfigOf } from '../../testing/mails.ts'
import { startSmtp } from '../../testing/smtp.ts'
import { SENDING_GETS } from '../old-addresses.ts'

const gmail = await startSmtp()
afterAll(() => gmail.stop())
beforeEach(() => {
  gmail.mails.length = 0
  gmail.script('accept')
})

const api = useApi({ mail: mailConfigOf({ gmail }) }, { sendsMail: true })
const email = 'asha@example.org'
const ours = { headers: { 'Sec-Fetch-Site': 'same-origin' } }

describe('a test', () => {
  test('standard: goes through the queue and the chain', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const answer = await admin.call(sendTestEmail, { body: { email } })
    expect(answer).toEqual({
      success: true,
      message: 'Email sent successfully.',
      emailLogFiles: [],
      emailLogTotal: 0,
      result: {
        messageId: expect.stringMatching(/^<.+@nila\.test>$/),
        state: 'sent',
        provider: 'gmail',
        log: null,
        answers: [{ provider: 'gmail', outcome: 'sent', answer: expect.stringContaining('250') }],
      },
    })
    expect(gmail.mails).toMatchObject([{ to: [email], messageId: answer.result.messageId }])
  })

  test('enhanced: adds the diagnostics and where to look', async () => {
    const admin = await api.signIn({ role: 'admin' })
    expect(await admin.call(sendTestEmail, { body: { email, kind: 'enhanced' } })).toMatchObject({
      previewUrl: null,
      diagnostics: { gmailConfigured: true, brevoConfigured: false, fallbackLoggingEnabled: true },
    })
  })

  test('direct: goes past the queue', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const { result } = await admin.call(sendTestEmail, { body: { email, kind: 'direct' } })
    expect(result).toMatchObject({ state: 'sent', answers: [{ provider: 'gmail', outcome: 'sent' }] })
    const { rows } = await api.database.db.raw('select 1 from pgboss.job')
    expect(rows).toEqual([])
  })

  test('welcome: is the mail that a new user gets', async () => {
    const admin = await api.signIn({ role: 'admin' })
    await admin.call(sendTestWelcomeEmail, { body: { email, username: 'கயல்விழி' } })
    expect(gmail.mails[0]?.text).toContain('கயல்விழி')
  })

  test.each(['standard', 'enhanced', 'direct'] as const)(
    '%s: what nobody takes is kept in the log, tried once',
    async (kind) => {
      gmail.script({ at: 'connect', code: 421 })
      const admin = await api.signIn({ role: 'admin' })
      const answer = await admin.call(sendTestEmail, { body: { email, kind } })
      const { items } = await admin.list(listEmailLogs)
      expect(items).toMatchObject([{ recipient: email, reason: 'unreachable' }])
      expect(answer).toMatchObject({
        success: false,
        result: { state: 'logged', provider: null, log: items[0]?.filename },
        emailLogFiles: [items[0]?.filename],
        emailLogTotal: 1,
      })
      if (kind !== 'standard') expect(answer.previewUrl).toBe(items[0]?.path)
      expect(await OutboxEmail.query().where({ state: 'waiting' })).toEqual([])
    },
  )

  test('lists at most five names of the log, and how many there are', async () => {
    gmail.script({ at: 'connect', code: 421 })
    const admin = await api.signIn({ role: 'admin' })
    const answers = []
    for (let n = 0; n < 7; n += 1) {
      answers.push(await admin.call(sendTestEmail, { body: { email, kind: 'direct' } }))
    }
    expect(answers.at(-1)?.emailLogFiles).toHaveLength(5)
    expect(answers.at(-1)?.emailLogTotal).toBe(7)
  })

  test('is written down in the audit log', async () => {
    const admin = await api.signIn({ role: 'admin' })
    await admin.call(sendTestEmail, { body: { email } })
    const { items } = await admin.list(listAuditLog, { filter: { action: 'email.test' } })
    expect(items).toMatchObject([{ actorId: admin.user.id, details: { to: email } }])
  })

  test('an administrator has ten an hour, whatever their kind and address', async () => {
    const admin = await api.signIn({ role: 'admin' })
    for (let n = 0; n < 9; n += 1) await admin.call(sendTestEmail, { body: { email, kind: 'direct' } })
    await admin.call(sendTestWelcomeEmail, { body: { email, username: 'asha' } })
    await expect(admin.call(sendTestEmail, { body: { email } })).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfter: expect.any(Number),
    })
    expect((await admin.fetch(`/api/direct-email-test/${email}`, ours)).status).toBe(429)
    expect(gmail.mails).toHaveLength(10)
    // Another administrator is not held up.
    const other = await api.signIn({ role: 'admin' })
    await expect(other.call(sendTestEmail, { body: { email } })).resolves.toMatchObject({ success: true })
  })
})

describe('R40 a test goes to one valid address', () => {
  const wrong = [
    '',
    'asha',
    'asha@',
    'a@example.org,b@example.org',
    'a@example.org;b@example.org',
    'a@example.org b@example.org',
    ['a@example.org', 'b@example.org'],
    { address: 'a@example.org' },
    'Asha <asha@example.org>',
    'asha@example.org\r\nBcc: all@example.org',
    'asha@example.org\n',
    'asha@example.org\u0000',
    '"a b"@example.org',
    `${'a'.repeat(10_000)}@example.org`,
    `asha@${'a'.repeat(300)}.org`,
    null,
    42,
  ]
  const titled = wrong.map((address) => [JSON.stringify(address).slice(0, 60), address] as const)
  test.each(titled)('%s is refused, next to its field', async (_, address) => {
    const admin = await api.signIn({ role: 'admin' })
    const refusals = [
      await admin.send('POST', '/api/admin/test-email', { email: address }),
      await admin.send('POST', '/api/admin/test-welcome-email', { email: address, username: 'asha' }),
    ]
    for (const response of refusals) {
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ fields: { email: expect.anything() } })
    }
    expect(await OutboxEmail.query().resultSize()).toBe(0)
  })

  test.each(['<b>asha</b>', 'asha\r\nBcc: all@example.org', ' ', '"><img src=x>'])(
    'the name %j is refused, next to its field',
    async (username) => {
      const admin = await api.signIn({ role: 'admin' })
      const response = await admin.send('POST', '/api/admin/test-welcome-email', { email, username })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ fields: { username: expect.anything() } })
      expect(await OutboxEmail.query().resultSize()).toBe(0)
    },
  )
})

describe('the old GET addresses', () => {
  const addresses = SENDING_GETS.map(([path]) =>
    path.replace(':email', 'asha%40example.org').replace(':username', 'Asha'),
  )

  test.each(addresses)('%s sends for a page of ours', async (address) => {
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.fetch(address, ours)
    expect(response.status).toBe(200)
    expect(response.headers.get('Deprecation')).toMatch(/^@\d+$/)
    expect(response.headers.get('Link')).toMatch(
      /^<\/api\/admin\/test-(welcome-)?email>; rel="successor-version"$/,
    )
    expect(await response.json()).toMatchObject({ success: true })
    expect(gmail.mails).toMatchObject([{ to: [email] }])
  })

  test.each(addresses)('%s sends for nobody else', async (address) => {
    const admin = await api.signIn({ role: 'admin' })
    for (const site of [undefined, 'cross-site', 'same-site', 'none']) {
      const response = await admin.fetch(address, { headers: site ? { 'Sec-Fetch-Site': site } : {} })
      expect(response.status).toBe(405)
    }
    for (const method of ['HEAD', 'POST', 'DELETE']) {
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      expect((await admin.fetch(address, { method, headers })).status).toBe(405)
    }
    const user = await api.signIn()
    expect((await user.fetch(address, ours)).status).toBe(403)
    expect((await api.visitor().fetch(address, ours)).status).toBe(401)
    expect(gmail.mails).toEqual([])
    expect(await EmailLog.query().resultSize()).toBe(0)
  })

  test('a path that is no text is bad input', async () => {
    const admin = await api.signIn({ role: 'admin' })
    expect((await admin.fetch('/api/direct-email-test/%E0%A4%A', ours)).status).toBe(400)
    expect((await admin.fetch('/api/direct-email-test/asha%0d%0aBcc:x@example.org', ours)).status).toBe(400)
  })
})
