import { register } from '@nila/api/contract'
import { addressOf, createTestDatabase } from '@nila/db/testing'
import { describe, expect, inject, type TestContext, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { createAgent } from '../../testing/agent.ts'
import { startProcess } from '../../testing/process.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'

/** A database and a mail server, and what starts the product over them as a process of its own. */
async function setUp({ onTestFinished }: TestContext) {
  const { connection, drop } = await createTestDatabase(inject('postgres'))
  onTestFinished(drop)
  const smtp = await startSmtp({ auth: { user: 'nila@example.org', pass: 'abcdefghijklmnop' } })
  onTestFinished(smtp.stop)
  const start = async () => {
    const nila = await startProcess({
      DATABASE_URL: addressOf(connection),
      GMAIL_USER: 'nila@example.org',
      GMAIL_APP_PASSWORD: 'abcd efgh ijkl mnop',
      GMAIL_SMTP_URL: smtp.url,
    })
    onTestFinished(async () => {
      nila.child.kill('SIGKILL')
      await nila.ended
    })
    if (!nila.url) throw new Error(nila.output())
    return { ...nila, url: nila.url }
  }
  return { smtp, start }
}

const registerAt = (url: string) =>
  createAgent(url).call(register, {
    body: { username: 'asha', email: 'asha@example.org', password: PASSWORD },
  })

const taken = (smtp: TestSmtp) => expect.poll(() => smtp.mails.length, { timeout: 80_000, interval: 200 })

// What a killed process had in its hands is given up after a while; the tests wait for that together.
describe.concurrent('a process that ends with mails under way', () => {
  test('a kill -9 between the commit and the send: the mail is sent once the process is back', {
    timeout: 120_000,
  }, async (context) => {
    const { smtp, start } = await setUp(context)
    smtp.script('silent')
    const first = await start()
    await registerAt(first.url)
    // The worker has the mail in its hands and waits for a greeting.
    await expect.poll(() => smtp.connections).toBe(1)
    first.child.kill('SIGKILL')
    await first.ended

    smtp.script('accept')
    await start()
    await taken(smtp).toBe(1)
    expect(smtp.mails).toMatchObject([{ to: ['asha@example.org'] }])
  })

  test('a kill -9 while the server has the mail and has not answered: it is asked again, with the same Message-ID', {
    timeout: 120_000,
  }, async (context) => {
    const { smtp, start } = await setUp(context)
    smtp.script('silent-after-data', 'accept')
    const first = await start()
    await registerAt(first.url)
    await expect.poll(() => smtp.unanswered.length).toBe(1)
    first.child.kill('SIGKILL')
    await first.ended

    await start()
    await taken(smtp).toBe(1)
    expect(smtp.mails[0]?.messageId).toBe(smtp.unanswered[0]?.messageId)
  })

  test('SIGTERM: a mail under way is finished first, and the next start finds nothing to do', async (context) => {
    const { smtp, start } = await setUp(context)
    const first = await start()
    await registerAt(first.url)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = await start()
    await taken(smtp).toBe(1)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(smtp.mails).toHaveLength(1)
  })
})
