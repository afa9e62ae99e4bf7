import type { EmailLogReason, ProviderAnswer } from '@nila/api/contract'
import { OutboxEmail, transaction } from '@nila/db'
import pLimit from 'p-limit'
import { writeEmailLog } from '../email-logs/write-email-log.ts'
import type { Outcome, OutgoingMail, Provider } from './provider.ts'
import { claim, PAUSED, settle } from './provider-states.ts'

/** How many mails one provider is handed at a time. */
const CONCURRENCY = 5
/** After so many failures in a row the rest of a batch is not tried on that provider. */
const FAILURES_IN_A_ROW = 5

/** A mail of the outbox on its way through the chain. */
export interface Journey {
  row: OutboxEmail
  answers: ProviderAnswer[]
  /** Whether waiting may help: somebody was only busy, away, or out of budget. */
  isWorthWaiting: boolean
  outcome?: Outcome
}

export interface Writer {
  /** The mail as it goes out. */
  write(row: OutboxEmail): OutgoingMail
  /** Its HTML without live links or codes. */
  writeForLog(row: OutboxEmail): string
}

const isPending = ({ outcome }: Journey) => outcome === undefined || outcome.kind === 'failed'

/** Who may be asked for a mail: everybody, or only who may have it already. */
const mayAsk = ({ row }: Journey, { name }: Provider) => row.provider === null || row.provider === name

/** Sends one mail. One that cannot be written, because an older release queued it, must not hold up the others of its batch. */
async function send(provider: Provider, row: OutboxEmail, writer: Writer): Promise<Outcome> {
  let mail: OutgoingMail
  try {
    mail = writer.write(row)
  } catch {
    return {
      kind: 'failed',
      answer: 'The mail could not be written.',
      isMisconfigured: true,
      isAboutMail: true,
    }
  }
  return provider.send(mail)
}

/** Hands the granted mails to one provider, and writes down how it fared. */
async function askProvider(provider: Provider, journeys: Journey[], writer: Writer): Promise<void> {
  const ids = journeys.map(({ row }) => row.id)
  // Before the first byte: a process that dies in the middle leaves behind whom to ask again.
  await OutboxEmail.query().patch({ provider: provider.name }).whereIn('id', ids)

  let failures = 0
  let isWell = false
  let returned = 0
  let error: string | undefined
  let needsOperator = false
  const limit = pLimit(CONCURRENCY)
  await Promise.all(
    journeys.map((journey) =>
      limit(async () => {
        if (failures >= FAILURES_IN_A_ROW) {
          returned += 1
          skip(provider, journey, PAUSED, !needsOperator)
          return
        }
        const outcome = await send(provider, journey.row, writer)
        journey.outcome = outcome
        journey.answers.push({ provider: provider.name, outcome: outcome.kind, answer: outcome.answer })
        if (outcome.kind === 'failed' && !outcome.isMisconfigured && !provider.isLocal) {
          journey.isWorthWaiting = true
        }
        if (outcome.kind === 'failed' || outcome.kind === 'refused') returned += 1
        const isFault = outcome.kind !== 'sent' && outcome.kind !== 'refused' && !outcome.isAboutMail
        if (isFault) {
          failures += 1
          error = outcome.answer
          needsOperator = outcome.isMisconfigured ?? false
        } else {
          failures = 0
          isWell = true
        }
      }),
    ),
  )
  await settle(provider, { returned, isWell, failures, error, needsOperator })
}

function skip({ name }: Provider, journey: Journey, why: string, isWorthWaiting: boolean): void {
  journey.answers.push({ provider: name, outcome: 'skipped', answer: why })
  if (isWorthWaiting) journey.isWorthWaiting = true
}

/** Gives each provider in turn what it may take of the mails that nobody has taken yet. */
async function goThroughChain(journeys: Journey[], providers: Provider[], writer: Writer): Promise<void> {
  for (const provider of providers) {
    const waiting = journeys.filter((journey) => isPending(journey) && mayAsk(journey, provider))
    if (!waiting.length) continue
    const security = waiting.filter(({ row }) => row.isSecurity)
    const ordinary = waiting.filter(({ row }) => !row.isSecurity)
    const grant = await claim(provider, { security: security.length, ordinary: ordinary.length })
    const granted = [...security.slice(0, grant.security), ...ordinary.slice(0, grant.ordinary)]
    for (const journey of waiting) {
      if (!granted.includes(journey)) skip(provider, journey, grant.denial, grant.isWorthWaiting)
    }
    if (granted.length) await askProvider(provider, granted, writer)
    // Whoever clearly has not taken a mail, or was not asked after all, leaves it free for the others.
    for (const journey of granted) journey.row.provider = isPending(journey) ? null : provider.name
  }
}

const isWaitingOn = (journey: Journey, isPatient: boolean): boolean =>
  isPatient && (journey.outcome?.kind === 'uncertain' || (isPending(journey) && journey.isWorthWaiting))

/** Why a mail that no provider took is kept in the log. */
function reasonOf({ row, outcome, answers }: Journey): EmailLogReason {
  if (row.expiresAt && row.expiresAt.getTime() <= Date.now()) return 'expired'
  if (outcome?.kind === 'refused') return 'refused'
  return answers.length ? 'unreachable' : 'not_configured'
}

// One statement for a whole batch; nearly every mail of a good day ends here.
const MARK_SENT = `update email_outbox set state = 'sent', secrets = null, settled_at = now(), attempts = attempts + 1,
    answers = sent.answers
  from jsonb_to_recordset(?) as sent(id uuid, answers jsonb) where email_outbox.id = sent.id`
const markOf = ({ row, answers }: Journey) => ({ id: row.id, answers })

/** Writes down where each mail is now; secrets go with the mail. */
async function conclude(journeys: Journey[], writer: Writer): Promise<Journey[]> {
  const unfinished: Journey[] = []
  await transaction(async (trx) => {
    const sent = journeys.filter(({ outcome }) => outcome?.kind === 'sent')
    if (sent.length) await trx.raw(MARK_SENT, [JSON.stringify(sent.map(markOf))])
    for (const journey of journeys) {
      const { row, outcome, answers } = journey
      if (outcome?.kind === 'sent') continue
      const attempts = row.attempts + 1
      const isExpired = row.expiresAt !== null && row.expiresAt.getTime() <= Date.now()
      if (isWaitingOn(journey, attempts < row.maxAttempts && !isExpired)) {
        unfinished.push(journey)
        await row.$query(trx).patch({ attempts, answers, provider: row.provider })
        continue
      }
      const state = outcome?.kind === 'refused' ? 'refused' : 'logged'
      const html = writer.writeForLog(row)
      const detail = answers.findLast(({ outcome }) => outcome !== 'skipped')?.answer ?? null
      const { id, createdAt, recipient } = row
      await writeEmailLog(trx, { id, createdAt, recipient, reason: reasonOf(journey), detail, html })
      await row.$query(trx).patch({
        state,
        attempts,
        answers,
        provider: row.provider,
        secrets: null,
        settledAt: OutboxEmail.fn.now(),
      })
    }
  })
  return unfinished
}

/**
 * Takes mails through the chain: each provider in turn, the log where no one takes them and waiting would not help.
 * @returns the journeys of all that were still waiting, and of those the ones to be tried again later
 */
export async function deliver(
  ids: string[],
  providers: Provider[],
  writer: Writer,
): Promise<{ journeys: Journey[]; unfinished: Journey[] }> {
  const rows = await OutboxEmail.query().whereIn('id', ids).where({ state: 'waiting' })
  const journeys = rows.map((row): Journey => ({ row, answers: [], isWorthWaiting: false }))
  const now = Date.now()
  const isDue = ({ row }: Journey) => row.expiresAt === null || row.expiresAt.getTime() > now
  await goThroughChain(journeys.filter(isDue), providers, writer)
  return { journeys, unfinished: await conclude(journeys, writer) }
}
