import type { EmailTestKind } from '@nila/api/contract'
import { type OutboxEmail, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import type { Mail } from '../mail/mails.ts'
import type { Services } from '../services.ts'

/** How long a test says anything (milliseconds). */
const MEANING = 10 * 60_000

/** How long an answer waits for the queue (milliseconds): two providers that say nothing, and a little more. */
const WAIT = 50_000

async function send({ outbox, limits }: Services, actor: Actor, to: string, mail: Mail, isDirect: boolean) {
  await limits.testMails.count(String(actor.id))
  // A test is tried once: its answer is what the administrator waits for.
  const request = { to, mail, attempts: 1, expiresAt: new Date(Date.now() + MEANING) }
  const record = (trx: Parameters<typeof recordAudit>[0]) =>
    recordAudit(trx, actor, 'email.test', { type: 'email', id: null, details: { mail: mail.name, to } })
  if (isDirect) {
    await transaction(record)
    return outbox.sendNow(request)
  }
  const { id } = await transaction(async (trx) => {
    await record(trx)
    return outbox.queue(trx, request)
  })
  return outbox.settled(id, WAIT)
}

/** Sends a test through the queue and the chain, or at once where it is `direct`; gives what became of it. */
export const sendTestEmail = (
  services: Services,
  actor: Actor,
  { email, kind }: { email: string; kind: EmailTestKind },
): Promise<OutboxEmail> => {
  const mail = { name: 'test', values: { kind, at: new Date().toISOString() } } as const
  return send(services, actor, email, mail, kind === 'direct')
}

/** Sends the welcome mail as a new user of that name would get it, save for the link that shows whose the address is. */
export const sendTestWelcomeEmail = (
  services: Services,
  actor: Actor,
  { email, username }: { email: string; username: string },
): Promise<OutboxEmail> => send(services, actor, email, { name: 'welcome', values: { username } }, false)
