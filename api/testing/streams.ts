import type { MessageRun, RunEvent } from '@nila/api/contract'
import { createParser } from 'eventsource-parser'
import type { Agent } from './agent.ts'

/** Somebody who reads an answer as it comes. */
export interface Reading {
  /** Everything that was told, in its order. */
  events: RunEvent[]
  /** The answer as a page would show it. */
  readonly text: string
  /** What to say in `Last-Event-ID`. */
  readonly lastEventId: string
  /** Resolves with the first event that fits, be it one of the past; rejects where the stream closes without. */
  until<T extends RunEvent['type']>(
    type: T,
    fits?: (event: Extract<RunEvent, { type: T }>) => boolean,
  ): Promise<Extract<RunEvent, { type: T }>>
  /** Resolves with how the answer ended. */
  ended(): Promise<MessageRun>
  /** Resolves once the answer is so long. */
  untilLength(length: number): Promise<void>
  /** Resolves once the stream is closed, by whichever side. */
  closed: Promise<void>
  /** Goes away without a word, as a phone does in a tunnel. */
  cut(): void
}

interface Waiting {
  look(): boolean
  give(): void
  fail(error: Error): void
}

/** Refused by the server before the stream began. */
export class StreamRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfter: string | null

  constructor(response: Response, { code }: { code: string }) {
    super(`${response.status} ${code}`)
    this.status = response.status
    this.code = code
    this.retryAfter = response.headers.get('Retry-After')
  }
}

/** Opens a stream of events. Throws `StreamRefusal` where there is none. @param told what was told before, when it is opened again */
export async function openStream(
  agent: Pick<Agent, 'fetch'>,
  path: string,
  init: RequestInit = {},
  told = '',
): Promise<Reading> {
  const controller = new AbortController()
  const response = await agent.fetch(path, { ...init, signal: controller.signal })
  if (response.status !== 200 || !response.body)
    throw new StreamRefusal(response, (await response.json()) as { code: string })

  const events: RunEvent[] = []
  const waiting = new Set<Waiting>()
  let text = told
  let lastEventId = ''
  let isClosed = false

  function settle(): void {
    for (const one of waiting) {
      if (one.look()) one.give()
      else if (isClosed) one.fail(new Error(`the stream closed after ${JSON.stringify(events.at(-1))}`))
      else continue
      waiting.delete(one)
    }
  }
  const wait = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.add({ look: () => look() !== undefined, give: () => resolve(look() as T), fail: reject })
      settle()
    })

  const parser = createParser({
    onEvent({ id, data }) {
      const event = JSON.parse(data) as RunEvent
      if (id !== undefined) lastEventId = id
      if (event.type === 'text') text += event.text
      if (event.type === 'snapshot') text = event.text
      events.push(event)
      settle()
    },
  })
  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }))
    } catch {
      // Cut, by either side.
    }
    isClosed = true
    settle()
  }

  return {
    events,
    get text() {
      return text
    },
    get lastEventId() {
      return lastEventId
    },
    until: (type, fits = () => true) =>
      wait(
        () =>
          events.find((event) => event.type === type && fits(event as never)) as Extract<
            RunEvent,
            { type: typeof type }
          >,
      ),
    ended: async () =>
      (await wait(() => events.find((event) => event.type === 'end') as Extract<RunEvent, { type: 'end' }>))
        .run,
    untilLength: async (length) => {
      await wait(() => (text.length >= length ? text : undefined))
    },
    closed: read(response.body),
    cut: () => controller.abort(),
  }
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** Asks a question, in English unless said. */
export const ask = (
  agent: Pick<Agent, 'fetch'>,
  content: string,
  more: Record<string, unknown> = {},
): Promise<Reading> => openStream(agent, '/api/chat/messages', post({ content, language: 'en', ...more }))

/** Has a question answered again. */
export const askAgain = (agent: Pick<Agent, 'fetch'>, messageId: number, more = {}): Promise<Reading> =>
  openStream(agent, `/api/chat/messages/${messageId}/retry`, post(more))

/** Goes on reading where another reading was cut. */
export const readOn = (agent: Pick<Agent, 'fetch'>, runId: number, former?: Reading): Promise<Reading> =>
  openStream(
    agent,
    `/api/chat/runs/${runId}/events`,
    former ? { headers: { 'Last-Event-ID': former.lastEventId } } : {},
    former?.text,
  )
