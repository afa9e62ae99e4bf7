import { register } from '@nila/api/contract'
import { OutboxEmail } from '@nila/db'
import { afterAll, beforeEach, expect } from 'vitest'
import type { MailConfig } from '../src/mail/mail-config.ts'
import { PASSWORD } from './accounts.ts'
import type { TestApi } from './api.ts'
import { startBrevo, type TestBrevo } from './brevo.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'

interface Carriers {
  brevo?: TestBrevo | TestSmtp
  gmail?: TestSmtp
  /** The budgets of a day; none unless said. */
  brevoLimit?: number
}

/** A configuration whose mail is carried by servers of the test. */
export function mailConfigOf({ brevo, gmail, brevoLimit = 0 }: Carriers): MailConfig {
  return {
    from: { name: 'Nila', address: 'no-reply@nila.test' },
    supportEmail: 'help@nila.test',
    brevo:
      brevo &&
      ('key' in brevo
        ? { kind: 'api', url: `${brevo.url}/v3`, key: brevo.key, dailyLimit: brevoLimit }
        : { kind: 'smtp', url: brevo.url, dailyLimit: brevoLimit }),
    gmail: gmail && { url: gmail.url, dailyLimit: 0 },
    sink: undefined,
  }
}

/** A Brevo and a Gmail of the test's, both willing and empty again before each test. */
export async function useCarriers(): Promise<{ brevo: TestBrevo; gmail: TestSmtp }> {
  const brevo = await startBrevo()
  const gmail = await startSmtp()
  beforeEach(() => {
    brevo.requests.length = 0
    brevo.script({ status: 201 })
    gmail.mails.length = 0
    gmail.script('accept')
  })
  afterAll(async () => {
    await brevo.stop()
    await gmail.stop()
  })
  return { brevo, gmail }
}

/** How long a mail may take to leave the queue: providers that say nothing, twice (milliseconds). */
const PATIENCE = 55_000

/** The only mail of the outbox, once it has left the queue. */
export async function settledMail(): Promise<OutboxEmail> {
  const state = async () => (await OutboxEmail.query().first())?.state
  await expect.poll(state, { timeout: PATIENCE }).toMatch(/sent|logged|refused/)
  return OutboxEmail.query().first().throwIfNotFound()
}

/** Registers somebody with an address, and gives the welcome mail once it has left the queue. */
export async function welcomeMail(api: TestApi): Promise<OutboxEmail> {
  const body = { username: 'asha', email: 'asha@example.org', password: PASSWORD }
  await api.visitor().call(register, { body })
  return settledMail()
}

/** The link and the code of the newest mail of the outbox, which nobody has sent yet. */
export async function newestLink(): Promise<{ token: string; code: string; to: string; name: string }> {
  const mail = await OutboxEmail.query().orderBy('createdAt', 'desc').first().throwIfNotFound()
  const { link = '', code = '' } = (mail.secrets ?? {}) as { link?: string; code?: string }
  return { token: new URL(link).hash.slice(1), code, to: mail.recipient, name: mail.name }
}
