import { setTimeout } from 'node:timers/promises'
import type { EmailLogReason } from '@nila/api/contract'
import { type Knex, OutboxEmail, transaction } from '@nila/db'
import { writeEmailLog } from '../email-logs/write-email-log.ts'
import type { Courier, Journey } from './journey.ts'
import { isPending } from './journey.ts'
import type { MailValues } from './mails.ts'

/** How long what became of mails is kept in hand while the database is away, and how often it is offered again (milliseconds). */
const PATIENCE = 10_000
const PAUSE = 500

// One statement for a whole slice; nearly every mail of a good day ends here.
const MARK_SENT = `update email_outbox set state = 'sent', secrets = null, settled_at = now(), attempts = attempts + 1,
    answers = sent.answers
  from jsonb_to_recordset(?) as sent(id uuid, answers jsonb)
  where email_outbox.id = sent.id and email_outbox.claim = ? and email_outbox.state = 'waiting'`

const isExpired = ({ expiresAt }: OutboxEmail): boolean =>
  expiresAt !== null && expiresAt.getTime() <= Date.now()

function isWaitingOn(journey: Journey): boolean {
  const { row, outcome, isWorthWaiting } = journey
  const mayTryAgain = row.attempts + 1 < row.maxAttempts && !isExpired(row)
  return mayTryAgain && (outcome?.kind === 'uncertain' || (isPending(journey) && isWorthWaiting))
}

/** Why a mail that no provider took is kept in the log. */
function reasonOf({ row, outcome, answers }: Journey): EmailLogReason {
  if (isExpired(row)) return 'expired'
  if (outcome?.kind === 'refused') return 'refused'
  return answers.length > 0 || row.provider !== null ? 'unreachable' : 'not_configured'
}

/** The goodbye to a deleted account: nothing is kept of whom it was for (R47). */
const isOfNobody = ({ name, values }: OutboxEmail): boolean =>
  name === 'securityNotice' && (values as Partial<MailValues['securityNotice']>).event === 'accountDeleted'

const isSent = ({ outcome }: Journey): boolean => outcome?.kind === 'sent'

async function markSent(db: Knex, journeys: Journey[], claim: string): Promise<void> {
  const marks = journeys.filter(isSent).map(({ row, answers }) => ({ id: row.id, answers }))
  if (marks.length > 0) await db.raw(MARK_SENT, [JSON.stringify(marks), claim])
}

/** Writes down where each mail of a slice is now; secrets go with the mail. Gives those that still wait. */
async function writeDown(courier: Courier, journeys: Journey[], claim: string): Promise<Journey[]> {
  if (journeys.every(isSent)) {
    await markSent(OutboxEmail.knex(), journeys, claim)
    return []
  }
  return transaction(async (trx) => {
    const unfinished: Journey[] = []
    await markSent(trx, journeys, claim)
    for (const journey of journeys) {
      const { row, outcome, answers } = journey
      if (isSent(journey)) continue
      const still = OutboxEmail.query(trx).where({ id: row.id, claim, state: 'waiting' })
      const now = { attempts: row.attempts + 1, answers, provider: row.provider }
      if (isWaitingOn(journey)) {
        if (await still.patch(now)) unfinished.push(journey)
        continue
      }
      const state = outcome?.kind === 'refused' ? 'refused' : 'logged'
      const isOurs = await still.patch({ ...now, state, secrets: null, settledAt: OutboxEmail.fn.now() })
      if (!isOurs) continue
      if (isOfNobody(row)) {
        await OutboxEmail.query(trx).deleteById(row.id)
        continue
      }
      const { id, createdAt, recipient } = row
      const detail = answers.findLast(({ outcome }) => outcome !== 'skipped')?.answer ?? null
      const html = courier.writer.writeForLog(row)
      await writeEmailLog(trx, { id, createdAt, recipient, reason: reasonOf(journey), detail, html })
    }
    return unfinished
  })
}

/** Whether the database took offence at a value (SQLSTATE classes 22 and 23), which it will do again. */
function isOfData(error: unknown): boolean {
  const { nativeError, code } = error as { nativeError?: { code?: string }; code?: string }
  return /^2[23]/.test(nativeError?.code ?? code ?? '')
}

/** The same, again and again while the database is away: what a provider has taken must not be sent twice for that. */
async function writeDownPatiently(courier: Courier, journeys: Journey[], claim: string): Promise<Journey[]> {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    try {
      return await writeDown(courier, journeys, claim)
    } catch (error) {
      if (isOfData(error) || Date.now() > deadline) throw error
      await setTimeout(PAUSE)
    }
  }
}

/** Writes down what became of a slice. One mail that cannot be written down takes no other with it. */
export async function conclude(courier: Courier, journeys: Journey[], claim: string): Promise<Journey[]> {
  const ours = journeys.filter(({ isTaken }) => !isTaken)
  try {
    return await writeDownPatiently(courier, ours, claim)
  } catch (error) {
    if (!isOfData(error)) throw error
    courier.log.error({ err: error }, 'what became of mails cannot be written down together')
  }
  const unfinished = []
  for (const journey of ours) {
    // Without what was said, which is the likeliest thing that cannot be stored.
    const plain = { ...journey, answers: [] }
    unfinished.push(...(await writeDown(courier, [plain], claim)))
  }
  return unfinished
}
