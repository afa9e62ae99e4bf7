import { OutboxEmail } from '@nila/db'
import pLimit from 'p-limit'
import { type Courier, type Journey, skip } from './journey.ts'
import { answerLine, type Outcome, type OutgoingMail, type Provider } from './provider.ts'
import { FAILURES, type Grant, PAUSED, type Settlement, settle } from './provider-states.ts'

/** How many mails of a slice one provider is handed at a time. */
const CONCURRENCY = 5

/** A process that stood still for longer looks again whether its mails are still its own (milliseconds); far below the queue's heartbeat. */
const LOOK_AGAIN = 5000

/** Those of the mails that are still claimed, in the database, by this slice. */
async function stillHeld(claim: string, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await OutboxEmail.query().select('id').whereIn('id', ids).where({ claim, state: 'waiting' })
  return new Set(rows.map(({ id }) => id))
}

/** Binds mails to a provider before the first byte: a process that dies in the middle leaves behind whom to ask again. */
async function bind(claim: string, ids: string[], { name }: Provider): Promise<ReadonlySet<string>> {
  const rows = await OutboxEmail.query()
    .patch({ provider: name })
    .whereIn('id', ids)
    .where({ claim, state: 'waiting' })
    .returning('id')
  return new Set(rows.map(({ id }) => id))
}

/** Writes the mail of a row; undefined where it cannot be, because another release queued it. */
function write({ writer, log }: Courier, row: OutboxEmail): OutgoingMail | undefined {
  try {
    return writer.write(row)
  } catch (error) {
    log.error({ err: error, mail: row.name }, 'a mail cannot be written')
    return undefined
  }
}

const UNWRITABLE: Outcome = {
  kind: 'failed',
  answer: 'The mail could not be written.',
  brief: 'The mail could not be written.',
  isMisconfigured: true,
}

/** What may be kept of an answer: a server that quotes a mail would quote its link, so of mails with secrets only codes are. */
const shownOf = ({ secrets }: OutboxEmail, { answer, brief }: Outcome): string =>
  answerLine(secrets === null ? answer : brief)

/**
 * Hands mails to one provider, a few at a time, and writes down how it fared.
 * @param claim the slice's mark on its rows
 */
export async function askProvider(
  courier: Courier,
  provider: Provider,
  journeys: Journey[],
  { claim, grant }: { claim: string; grant: Grant },
): Promise<void> {
  const ids = journeys.map(({ row }) => row.id)
  let held = await bind(claim, ids, provider)
  let lookedAt = Date.now()
  const result: Settlement = {
    day: grant.day,
    returned: 0,
    isWell: false,
    failures: 0,
    error: undefined,
    needsOperator: false,
  }

  const isStillOurs = async ({ row }: Journey) => {
    if (Date.now() - lookedAt > LOOK_AGAIN) {
      held = await stillHeld(claim, ids)
      lookedAt = Date.now()
    }
    return held.has(row.id)
  }

  /** False where the provider was not asked after all. */
  async function hand(journey: Journey): Promise<boolean> {
    if (result.failures >= FAILURES) {
      skip(provider, journey, PAUSED, !result.needsOperator)
      return false
    }
    if (courier.isStopping()) {
      journey.isWorthWaiting = true
      return false
    }
    if (!(await isStillOurs(journey))) {
      journey.isTaken = true
      return false
    }
    const mail = write(courier, journey.row)
    const outcome = mail ? await provider.send(mail) : UNWRITABLE
    journey.outcome = outcome
    const shown = shownOf(journey.row, outcome)
    journey.answers.push({ provider: provider.name, outcome: outcome.kind, answer: shown })
    if (!mail) return false
    note(outcome, shown)
    if (outcome.kind === 'failed' && !outcome.isMisconfigured && !provider.isLocal)
      journey.isWorthWaiting = true
    return outcome.kind === 'sent' || outcome.kind === 'uncertain'
  }

  function note(outcome: Outcome, shown: string): void {
    if (outcome.kind === 'sent' || outcome.kind === 'refused' || outcome.isAboutMail) {
      result.failures = 0
      result.isWell = true
      return
    }
    result.failures += 1
    result.error = shown
    result.needsOperator = outcome.isMisconfigured ?? false
  }

  const limit = pLimit(CONCURRENCY)
  await Promise.all(
    journeys.map((journey) =>
      limit(async () => {
        if (!(await hand(journey))) result.returned += 1
      }),
    ),
  )
  // Nothing new: it was well, has taken everything, and is counted.
  if (grant.isWell && result.isWell && result.failures === 0 && result.returned === 0) return
  if (await settle(provider, result)) {
    courier.log.warn({ provider: provider.name, reason: result.error }, 'a mail provider is paused')
  } else if (result.needsOperator) {
    courier.log.warn(
      { provider: provider.name, reason: result.error },
      'a mail provider needs other settings',
    )
  }
}
