import type { RunEvent } from '@nila/api/contract'
import { readChatSettings } from '../chat-settings/read-chat-settings.ts'
import type { EventStream } from '../http/event-stream.ts'
import { Problem } from '../http/problem.ts'
import { readModelEndpoints } from '../model-endpoints/read-model-endpoints.ts'
import type { Services } from '../services.ts'
import { helpSource, modelSource } from './answer-source.ts'
import type { BegunRun, RunTerms } from './begin-run.ts'
import type { Owner } from './owner.ts'
import { askEarly, type EarlyAnswer } from './runs/ask-early.ts'
import { createViewer, type Pace } from './runs/viewer.ts'

/** Seconds after which somebody may ask another process, where this one goes away. */
const RETRY_AFTER = 1

/**
 * Stores what begins an answer, then produces it and tells it to whoever asked. The answer goes on when they go.
 * @param begin stores the question, or that it is to be answered again
 */
export async function streamRun(
  services: Services,
  owner: Owner,
  begin: (terms: RunTerms) => Promise<BegunRun>,
  open: () => EventStream<RunEvent>,
  pace: Pace | undefined,
): Promise<void> {
  const { runs, config, db } = services
  if (runs.isDraining()) throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER })
  // All of it before a connection is held for storing: opening a model's key may ask the database once more.
  const [endpoints, { dailyMessages, moderation }] = await Promise.all([
    readModelEndpoints(services),
    readChatSettings(db),
    runs.announce(),
  ])
  let answer: EarlyAnswer | undefined
  const begun = await begin({
    owner,
    kind: endpoints.length > 0 ? 'model' : 'help',
    producer: runs.producer,
    dailyMessages,
    guestMessages: config.guestMessages,
    ask(prompt) {
      // Storing may have begun again.
      answer?.abandon()
      answer = askEarly(
        endpoints.length > 0
          ? modelSource(services, prompt, endpoints, moderation)
          : helpSource(services, prompt),
      )
      return answer
    },
  }).catch((error: unknown) => {
    answer?.abandon()
    throw error
  })
  const stream = open()
  stream.send(begun.event, 0)
  runs.start(begun.run, owner, begun.answer.source, createViewer(stream, 0, pace))
}
