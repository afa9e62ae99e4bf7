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

/** What answers come from now, and how questions are treated. */
async function readSources(services: Services) {
  const { runs, db } = services
  const [endpoints, settings] = await Promise.all([
    readModelEndpoints(services),
    readChatSettings(db),
    runs.announce(),
  ])
  return { endpoints, settings }
}

/**
 * Stores what begins an answer, then produces it and tells it to whoever asked. The answer goes on when they go.
 * @param begin stores the question, or that it is to be answered again
 */
export async function streamRun(
  services: Services,
  owner: Owner,
  begin: (reading: Promise<RunTerms>) => Promise<BegunRun>,
  open: () => EventStream<RunEvent>,
  pace: Pace | undefined,
): Promise<void> {
  const { runs, config } = services
  if (runs.isDraining()) throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER })
  let answer: EarlyAnswer | undefined
  const reading = readSources(services).then(
    ({ endpoints, settings }): RunTerms => ({
      owner,
      kind: endpoints.length > 0 ? 'model' : 'help',
      producer: runs.producer,
      dailyMessages: settings.dailyMessages,
      guestMessages: config.guestMessages,
      ask(prompt) {
        // Storing may have begun again.
        answer?.abandon()
        answer = askEarly(
          endpoints.length > 0
            ? modelSource(services, prompt, endpoints, settings.moderation)
            : helpSource(services, prompt),
        )
        return answer
      },
    }),
  )
  // Whoever awaits it hears of it; where something else failed before, nobody does.
  reading.catch(() => undefined)
  const begun = await begin(reading).catch((error: unknown) => {
    answer?.abandon()
    throw error
  })
  const stream = open()
  stream.send(begun.event, 0)
  runs.start(begun.run, owner, begun.answer.source, createViewer(stream, 0, pace))
}
