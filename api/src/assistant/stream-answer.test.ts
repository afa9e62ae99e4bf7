import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel, textOf } from '../../testing/fake-model.ts'
import { ANSWER_LIMIT } from './answer-text.ts'
import type { AssistantError } from './assistant-error.ts'
import type { ModelMessage, ModelTimeouts } from './model.ts'
import { streamAnswer } from './stream-answer.ts'

const KEY = 'sk-fake-0123456789abcdef'

let fake: FakeModel
beforeAll(async () => {
  fake = await startFakeModel()
})
afterAll(() => fake.stop())

const endpointOf = (model: string, parts: { baseUrl?: string; apiKey?: string } = {}) => ({
  baseUrl: fake.baseUrl,
  apiKey: KEY,
  model,
  maxOutputTokens: 1000,
  contextTokens: 8000,
  ...parts,
})

const QUESTION: ModelMessage[] = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: 'नमस्ते 👩🏽‍🏫 <img src=x onerror=alert(1)> \u2028 "quoted" \\ end' },
]

interface AskOptions {
  parts?: { baseUrl?: string; apiKey?: string }
  timeouts?: Partial<ModelTimeouts>
  signal?: AbortSignal
  onText?(text: string): void
}

/** Asks a model and gives all that came of it. */
async function ask(
  model: string,
  { parts, timeouts = {}, signal = new AbortController().signal, onText }: AskOptions = {},
) {
  const pieces: string[] = []
  const outcome = await streamAnswer(endpointOf(model, parts), QUESTION, {
    signal,
    timeouts,
    onText(text) {
      pieces.push(text)
      onText?.(text)
    },
  }).then(
    (answer) => ({ ...answer, error: undefined }),
    (error: AssistantError) => ({ finish: undefined, usage: undefined, error }),
  )
  return { ...outcome, pieces, text: pieces.join('') }
}

describe('the text that arrives is the text that was sent', () => {
  test.each([
    't0-n20-r0',
    't20-n30-r400',
    'n40-r800-comments',
    'n40-r800-empty',
    'n40-r800-nochoices',
    'n40-r800-split',
    'n40-r800-split-crlf-comments-empty-nochoices',
    'n40-r800-crlf',
    'n40-r800-parts',
    'n20-plain',
    'n20-split-plain',
    'n40-r800-think',
    'n40-r800-think-split',
    'n40-r800-reasoning',
    'n20-nodone',
    'echo',
    'echo-r100',
    'n0',
    'n2000',
  ])('by %s', async (model) => {
    const { text, finish, error } = await ask(model)
    expect(error).toBeUndefined()
    expect(finish).toBe('stop')
    expect(text).toBe(textOf(model, QUESTION))
  })

  test('and each token is handed out when it is there, not at the end', async () => {
    const { pieces } = await ask('n10-r100')
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces).not.toContain('')
  })
})

test('a request says what OpenAI documents, and the key', async () => {
  const model = 'n1-usage'
  const { usage, finish } = await ask(model)
  expect(usage).toEqual({ promptTokens: 11, completionTokens: 1 })
  expect(finish).toBe('stop')
  const { headers, body, path } = fake.requests.at(-1) ?? {}
  expect(path).toBe('/v1/chat/completions')
  expect(headers?.authorization).toBe(`Bearer ${KEY}`)
  expect(body).toEqual({
    model,
    messages: QUESTION,
    stream: true,
    max_tokens: 1000,
    stream_options: { include_usage: true },
  })
})

test('an answer that ran out of tokens says so', async () => {
  expect(await ask('n5-length')).toMatchObject({ finish: 'length', usage: undefined })
})

describe('servers that do not take the common request', () => {
  const bodiesOf = (model: string) =>
    fake.requests.map(({ body }) => body as Record<string, unknown>).filter((body) => body.model === model)

  test('are asked without the count of tokens, and only once with it', async () => {
    const model = 'n3-nooptions'
    for (const _ of [1, 2]) expect((await ask(model)).text).toBe(textOf(model))
    expect(bodiesOf(model).map((body) => 'stream_options' in body)).toEqual([true, false, false])
  })

  test('are asked with the newer name of the limit, and only once with the older', async () => {
    const model = 'n3-newlimit-nooptions'
    for (const _ of [1, 2]) expect((await ask(model)).text).toBe(textOf(model))
    expect(bodiesOf(model).map((body) => [body.max_completion_tokens, 'stream_options' in body])).toEqual([
      [undefined, true],
      [undefined, false],
      [1000, false],
      [1000, false],
    ])
  })

  test('are not asked again where it is the request itself that they refuse', async () => {
    const model = 's400'
    expect((await ask(model)).error).toMatchObject({ failure: 'model_refused', status: 400 })
    expect(bodiesOf(model)).toHaveLength(1)
  })
})

describe('a failure is told by its kind', () => {
  test.each([
    ['s401', { failure: 'model_unauthorized', status: 401 }],
    ['s403', { failure: 'model_unauthorized', status: 403 }],
    ['s402', { failure: 'model_refused', status: 402 }],
    ['s404', { failure: 'model_missing', status: 404 }],
    ['gpt-unknown', { failure: 'model_missing', detail: "HTTP 404 The model 'gpt-unknown' does not exist." }],
    ['s422', { failure: 'model_refused', status: 422 }],
    ['r429', { failure: 'model_busy', retryAfter: 7, detail: 'HTTP 429 The fake model refuses.' }],
    ['s503', { failure: 'model_busy', retryAfter: undefined }],
    ['s500', { failure: 'model_failed', status: 500 }],
    ['redirect', { failure: 'model_missing', detail: 'HTTP 307 a redirect to /v1/elsewhere' }],
    ['n5-long', { failure: 'model_failed', detail: 'A line of the answer is too long.' }],
  ])('by %s', async (model, expected) => {
    const { error, text } = await ask(model)
    expect(error).toMatchObject({ ...expected, hadText: false })
    expect(text).toBe('')
  })

  test('and a redirect is not followed', async () => {
    await ask('redirect')
    expect(fake.requests.map(({ path }) => path)).not.toContain('/v1/elsewhere')
  })

  test.each([
    ['n100-r2000-reset50', 50],
    ['n40-r2000-error', 20],
    ['n20-r2000-nofinish', 20],
  ])('in the middle, by %s, after the %i tokens that were sent', async (model, tokens) => {
    const { error, text } = await ask(model)
    expect(error).toMatchObject({ failure: 'model_failed', hadText: true })
    expect(text).toBe(textOf(`n${tokens}`))
  })

  test('where nobody listens', async () => {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const { error } = await ask('n1', { parts: { baseUrl: `http://127.0.0.1:${port}/v1` } })
    expect(error).toMatchObject({ failure: 'model_unreachable' })
    expect(error?.detail).toContain('ECONNREFUSED')
  })

  test('where the connection never stands', async () => {
    const server = createServer(() => {})
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    // Somebody takes the connection and never answers the handshake.
    const { error } = await ask('n1', {
      parts: { baseUrl: `https://127.0.0.1:${port}/v1` },
      timeouts: { connect: 50 },
    })
    expect(error).toMatchObject({
      failure: 'model_unreachable',
      detail: 'The connection takes too long.',
    })
    server.close()
  })

  test('where somebody else listens', async () => {
    const server = createServer((socket) => socket.end('220 mail.example.org ESMTP\r\n'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const { error } = await ask('n1', { parts: { baseUrl: `http://127.0.0.1:${port}/v1` } })
    expect(error).toMatchObject({ failure: 'model_failed', hadText: false })
    server.close()
  })
})

describe('a model is waited for so long', () => {
  test('until it answers', async () => {
    const { error } = await ask('hang', { timeouts: { firstToken: 50 } })
    expect(error).toMatchObject({ failure: 'model_timed_out', hadText: false })
  })

  test('until it says its first word, whatever keeps the connection open', async () => {
    const { error } = await ask('t60000-comments', { timeouts: { firstToken: 300 } })
    expect(error).toMatchObject({ detail: 'The model says nothing.', hadText: false })
  })

  test('until it goes on', async () => {
    const { error, text } = await ask('n20-stall', { timeouts: { nextToken: 50 } })
    expect(error).toMatchObject({ failure: 'model_timed_out', hadText: true })
    expect(text).toBe(textOf('n3'))
  })

  test('until it has said everything', async () => {
    const { error, text } = await ask('n5000-r50', { timeouts: { answer: 300 } })
    expect(error).toMatchObject({ failure: 'model_timed_out', detail: 'The answer takes too long.' })
    expect(textOf('n5000').startsWith(text)).toBe(true)
  })

  test('and not longer for tokens that keep coming', async () => {
    const { error } = await ask('n40-r100', { timeouts: { firstToken: 2000, nextToken: 2000 } })
    expect(error).toBeUndefined()
  })
})

test('an answer without end is cut at its limit, and its connection closed', async () => {
  const left = fake.left.length
  const { text, finish } = await ask('n100-r100-huge')
  expect(finish).toBe('length')
  expect(text).toHaveLength(ANSWER_LIMIT)
  expect(textOf('n100-huge').startsWith(text)).toBe(true)
  await fake.untilLeft(left + 1)
})

describe('stopping', () => {
  test('closes the connection at once and throws the reason', async () => {
    const left = fake.left.length
    const stop = new AbortController()
    const reason = new Error('stopped by the user')
    let stoppedAt = 0
    const { error } = await ask('n5000-r100', {
      signal: stop.signal,
      onText() {
        stoppedAt ||= performance.now()
        stop.abort(reason)
      },
    })
    expect(error).toBe(reason)
    await fake.untilLeft(left + 1)
    expect(fake.left.at(-1)?.at).toBeGreaterThanOrEqual(stoppedAt)
    expect(fake.open).toBe(0)
  })

  test('works before the model says anything', async () => {
    const left = fake.left.length
    const stop = new AbortController()
    const asked = fake.untilAsked(fake.requests.length + 1)
    const answer = ask('hang', { signal: stop.signal })
    await asked
    stop.abort('enough')
    expect((await answer).error).toBe('enough')
    await fake.untilLeft(left + 1)
  })

  test('works before the request', async () => {
    const requests = fake.requests.length
    expect((await ask('n1', { signal: AbortSignal.abort('never mind') })).error).toBe('never mind')
    expect(fake.requests).toHaveLength(requests)
  })
})

test('whatever throws while a piece is taken ends the answer and its connection', async () => {
  const left = fake.left.length
  const { error } = await ask('n5000-r100', {
    onText() {
      throw new RangeError('the taker broke')
    },
  })
  expect(error).toBeInstanceOf(RangeError)
  await fake.untilLeft(left + 1)
})

describe('the key', () => {
  test('is never part of an error, though a server quotes it', async () => {
    const picky = await startFakeModel({ apiKey: 'another key' })
    const { error } = await ask('n1', { parts: { baseUrl: picky.baseUrl } })
    expect(error).toMatchObject({
      failure: 'model_unauthorized',
      detail: 'HTTP 401 Incorrect API key provided: Bearer ….',
    })
    expect(JSON.stringify(error) + error?.stack).not.toContain(KEY)
    await picky.stop()
  })

  test('is refused where it cannot be sent', async () => {
    const { error } = await ask('n1', { parts: { apiKey: 'sk-fake\r\nX-Evil: 1' } })
    expect(error).toMatchObject({ failure: 'model_unauthorized' })
    expect(error?.stack).not.toContain('sk-fake')
  })
})

describe('the next answer', () => {
  /** A server that closes a connection that was used before as soon as something comes over it, as one does whose patience just ended. */
  async function startImpatient() {
    const connections: Socket[] = []
    const server = createHttpServer((request, response) => {
      if (connections.includes(request.socket)) return request.socket.destroy()
      connections.push(request.socket)
      response.end('data: {"choices":[{"delta":{"content":"hi"},"finish_reason":"stop"}]}\n\n')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    return { server, connections, baseUrl: `http://127.0.0.1:${port}/v1` }
  }

  test('comes over a new connection where the kept one turns out to be closed', async () => {
    const { server, connections, baseUrl } = await startImpatient()
    for (const _ of [1, 2, 3]) expect(await ask('any', { parts: { baseUrl } })).toMatchObject({ text: 'hi' })
    expect(connections).toHaveLength(3)
    server.close()
    server.closeAllConnections()
  })

  test('comes over the same connection', async () => {
    const sockets = new Set<Socket>()
    const server = createHttpServer((request, response) => {
      sockets.add(request.socket)
      response.end(
        'data: {"choices":[{"delta":{"content":"hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
      )
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const parts = { baseUrl: `http://127.0.0.1:${port}/v1` }
    for (const _ of [1, 2, 3]) {
      expect((await ask('any', { parts })).text).toBe('hi')
      // The connection is free again once the response has ended, which is after its last word.
      await setImmediate()
    }
    expect(sockets.size).toBe(1)
    server.close()
    server.closeAllConnections()
  })
})
