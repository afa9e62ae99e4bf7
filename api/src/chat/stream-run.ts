import type { RunEvent } from '@nila/api/contract'
import type { EventStream } from '../http/event-stream.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { helpSource, modelSource } from './answer-source.ts'
import type { Answering } from './answering.ts'
import { type BegunRun, beginRun } from './begin-run.ts'
import { readUsed, refusalOfRun } from './check-limits.ts'
import { inTurn } from './in-turn.ts'
import type { Owner } from './owner.ts'
import type { PreparedRun, Prompt } from './prepare-run.ts'
import { askEarly, type EarlyAnswer } from './runs/ask-early.ts'
import { createViewer, type Pace } from './runs/viewer.ts'

/** Seconds after which somebody may ask another process, where this one goes away. */
const RETRY_AFTER = 1

/**
 * Stores what begins an answer, then produces it and tells it to whoever asked. The answer goes on when they go.
 * @param answering what it is answered with, which may still be being read
 * @param prepare finds what the question follows
 */
export async function streamRun(
  services: Services,
  owner: Owner,
  answering: Promise<Answering>,
  prepare: () => Promise<PreparedRun>,
  open: () => EventStream<RunEvent>,
  pace: Pace | undefined,
): Promise<void> {
  const { runs } = services
  if (runs.isDraining()) throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER })
  const begun = await inTurn(owner, () => begin(services, owner, answering, prepare()))
  const stream = open()
  stream.send(begun.event, 0)
  runs.start(begun.run, owner, begun.answer.source, createViewer(stream, 0, pace))
}

async function begin(
  services: Services,
  owner: Owner,
  answering: Promise<Answering>,
  preparing: Promise<PreparedRun>,
): Promise<BegunRun> {
  const { runs, config, db } = services
  // All of it before a connection is held for storing: opening a model's key may ask the database once more.
  const [question, { endpoints, settings }, used] = await Promise.all([
    // What it is refused for is told once nothing else stands against the question.
    preparing.catch(() => undefined),
    answering,
    readUsed(db, owner),
    runs.announce(),
  ])
  const { dailyMessages, moderation } = settings
  const limits = { owner, dailyMessages, guestMessages: config.guestMessages }
  let answer: EarlyAnswer | undefined
  const ask = (prompt: Prompt): EarlyAnswer => {
    answer ??= askEarly(
      endpoints.length > 0
        ? modelSource(services, prompt, endpoints, moderation)
        : helpSource(services, prompt),
    )
    return answer
  }
  // Only another process can have used the limits up before they are held against what stands then.
  if (question && !refusalOfRun(used, limits)) ask(question.prompt)
  const kind = endpoints.length > 0 ? 'model' : 'help'
  try {
    return await beginRun({ ...limits, kind, producer: runs.producer, ask }, preparing)
  } catch (error) {
    answer?.abandon()
    throw error
  }
}
