import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  answerOthers,
  type FakeIdentity,
  type FakeRequestBody,
  refusalOf,
  refuse,
} from './fake-model-answers.ts'
import { behaviourOf, type FakeBehaviour } from './fake-model-behaviour.ts'
import { createFakeClock } from './fake-model-clock.ts'
import { createTally } from './fake-model-tally.ts'
import { type FakeMessage, tokensOf } from './fake-model-text.ts'
import { type FakeFrames, framesOf, plainAnswer } from './fake-model-wire.ts'

export interface FakeRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** Undefined where there is none. */
  body: unknown
}

/** An answer that a client left before its end. */
export interface LeftStream {
  model: string
  /** `performance.now()`. */
  at: number
}

export interface FakeModel {
  /** The origin. */
  url: string
  /** What `/chat/completions` is appended to. */
  baseUrl: string
  requests: FakeRequest[]
  /** How many answers are being given now, or wait to be. */
  readonly open: number
  /** The answers that clients left, in this order. */
  left: LeftStream[]
  /** Resolves once so many requests have arrived in all. */
  untilAsked(count: number): Promise<void>
  /** Resolves once so many answers have been left in all. */
  untilLeft(count: number): Promise<void>
  /** Destroys every connection and frees the port. */
  stop(): Promise<void>
}

export interface FakeModelOptions extends FakeIdentity {
  port?: number
  /** Whether requests are kept; not for millions of them. */
  isRecording?: boolean
}

/** The text that a model answers, whole, whatever happens to its stream. */
export function textOf(model: string, messages: readonly FakeMessage[] = []): string {
  const behaviour = behaviourOf(model)
  if (!behaviour) throw new Error(`no fake model is called ${model}`)
  return tokensOf(behaviour, messages).join('')
}

const STALL_AFTER = 3

/** A server with OpenAI's API on loopback, whose models do what their names say (fake-model-behaviour.ts). */
export async function startFakeModel(options: FakeModelOptions = {}): Promise<FakeModel> {
  const { port = 0, isRecording = true } = options
  const clock = createFakeClock()
  const requests = createTally<FakeRequest>(isRecording)
  const left = createTally<LeftStream>(isRecording)
  /** Of models that answer everybody the same. */
  const known = new Map<string, FakeFrames>()
  let open = 0

  function findFrames(body: FakeRequestBody, behaviour: FakeBehaviour): FakeFrames {
    const isCounting = body.stream_options?.include_usage === true
    const name = `${body.model} ${isCounting}`
    const found = known.get(name)
    if (found) return found
    const { model } = body
    const frames = framesOf({ ...behaviour, model, isCounting }, tokensOf(behaviour, body.messages))
    if (!behaviour.words.has('echo')) known.set(name, frames)
    return frames
  }

  function stream(body: FakeRequestBody, behaviour: FakeBehaviour, response: ServerResponse): void {
    const { firstTokenAfter, rate, resetAfter, words } = behaviour
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    response.flushHeaders()
    if (words.has('comments')) response.write(': OPENROUTER PROCESSING\n\n')
    clock.run({
      response,
      frames: findFrames(body, behaviour),
      firstTokenAfter,
      rate,
      cutAfter: words.has('stall') ? STALL_AFTER : resetAfter,
      onCut: words.has('stall') ? () => {} : () => response.socket?.destroy(),
    })
  }

  /** Notes whose answer is left: by its client, not by a model that breaks off itself. */
  function watch({ model }: FakeRequestBody, { resetAfter }: FakeBehaviour, response: ServerResponse): void {
    open += 1
    response.once('close', () => {
      open -= 1
      if (!response.writableEnded && resetAfter === undefined) left.add({ model, at: performance.now() })
    })
  }

  function complete(body: FakeRequestBody, response: ServerResponse): void {
    const behaviour = behaviourOf(body.model)
    if (!behaviour) {
      refuse(response, 404, `The model '${body.model}' does not exist.`)
      return
    }
    watch(body, behaviour, response)
    const refusal = refusalOf(body, behaviour)
    if (refusal) {
      refuse(response, refusal.status, refusal.message)
      return
    }
    const { words } = behaviour
    if (words.has('hang')) return
    if (words.has('redirect')) {
      response.writeHead(307, { Location: '/v1/elsewhere' }).end()
    } else if (words.has('plain') || !body.stream) {
      const wire = { ...behaviour, model: body.model, isCounting: true }
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(plainAnswer(wire, tokensOf(behaviour, body.messages))))
    } else {
      stream(body, behaviour, response)
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request
    const body = method === 'POST' ? await json(request).catch(() => undefined) : undefined
    requests.add({ method, path, headers, body })
    const { authorization = '' } = headers
    if (options.apiKey !== undefined && authorization !== `Bearer ${options.apiKey}`) {
      // OpenAI quotes the key as well, though with stars in the middle.
      refuse(response, 401, `Incorrect API key provided: ${authorization}.`)
    } else if (path === '/v1/chat/completions' && body) {
      complete(body as FakeRequestBody, response)
    } else {
      answerOthers({ path, body, identity: options, response })
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    baseUrl: `${url}/v1`,
    requests: requests.items,
    get open() {
      return open
    },
    left: left.items,
    untilAsked: requests.until,
    untilLeft: left.until,
    stop: () =>
      new Promise((resolve) => {
        clock.stop()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

// node api/testing/fake-model.ts PORT
if (import.meta.main) {
  const { url } = await startFakeModel({ port: Number(process.argv[2] ?? 0), isRecording: false })
  console.log(`The fake model is ready at ${url}`)
}
