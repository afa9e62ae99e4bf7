// @vitest-environment jsdom
import type { MessageRun, RunEvent } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { expect, test, vi } from 'vitest'
import { followAnswer } from './follow-answer.ts'

const run: MessageRun = {
  id: 5,
  kind: 'model',
  status: 'done',
  failure: null,
  retryAfter: null,
  isCut: false,
}
const frame = (event: RunEvent, place?: number) =>
  `${place === undefined ? '' : `id: ${place}\n`}data: ${JSON.stringify(event)}\n\n`
const text = (words: string, place: number) => frame({ type: 'text', text: words }, place)
const end = (place: number) => frame({ type: 'end', run }, place)

/** A connection that says these things, and then ends, breaks, or stays. */
function connection(chunks: string[], then: 'ends' | 'breaks' | 'stays' = 'ends'): Response {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk))
  return new Response(
    new ReadableStream({
      pull(controller) {
        const next = bytes.shift()
        if (next) controller.enqueue(next)
        else if (then === 'ends') controller.close()
        else if (then === 'breaks') controller.error(new TypeError('network error'))
      },
    }),
  )
}

/** Follows a run over these connections; what was asked for and what was told. */
async function follow(
  connections: (Response | Error)[],
  first?: Response,
  signal = new AbortController().signal,
  told: RunEvent[] = [],
) {
  const asked: (string | null)[] = []
  const cuts: boolean[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('Last-Event-ID'))
    const next = connections.shift()
    if (!next || next instanceof Error) throw next ?? new TypeError('no connection left')
    return next
  })
  await followAnswer({
    ...(first ? { first } : { runId: 5 }),
    place: 0,
    pace: undefined,
    signal,
    onEvent: (event) => told.push(event),
    onCut: (isCut) => cuts.push(isCut),
  })
  const words = told.map((event) => (event.type === 'text' ? event.text : '')).join('')
  return { asked, told, cuts, words }
}

const begin = frame(
  {
    type: 'begin',
    conversationId: 1,
    title: 'Moon',
    greeting: null,
    question: null,
    answer: { id: 2, parentId: 1, createdAt: '2026-11-22T00:00:00.000Z' },
    run: { ...run, status: 'running' },
  },
  0,
)

test('an answer is told to its end', async () => {
  const { words, told } = await follow([], connection([begin, text('Good ', 5), text('night', 10), end(10)]))
  expect(words).toBe('Good night')
  expect(told.at(-1)).toEqual({ type: 'end', run })
})

test('after a cut it goes on behind the last word that was told', async () => {
  const first = connection([begin, text('Good ', 5)], 'breaks')
  const { words, asked, cuts } = await follow([connection([text('night', 10), end(10)])], first)
  expect(asked).toEqual(['5'])
  expect(words).toBe('Good night')
  expect(cuts).toEqual([])
})

test('an event that was cut in the middle is told once, whole', async () => {
  const half = text('night', 10).slice(0, 20)
  const { words, asked } = await follow(
    [connection([text('night', 10), end(10)])],
    connection([begin, text('Good ', 5), half], 'breaks'),
  )
  expect(asked).toEqual(['5'])
  expect(words).toBe('Good night')
})

test('a server that goes away is asked again', async () => {
  const first = connection([begin, text('Good ', 5), frame({ type: 'away' })], 'stays')
  const { words, asked } = await follow([connection([text('night', 10), end(10)])], first)
  expect(asked).toEqual(['5'])
  expect(words).toBe('Good night')
})

test('a connection that stays away is spoken of, and again when it is back', async () => {
  const lost = new TypeError('network error')
  const { words, cuts } = await follow(
    [lost, lost, connection([text('night', 10), end(10)])],
    connection([begin, text('Good ', 5)], 'breaks'),
  )
  expect(cuts).toEqual([true, false])
  expect(words).toBe('Good night')
})

test('when the device goes offline the connection is left, and made again as soon as it is online', async () => {
  const first = connection([begin, text('Good ', 5)], 'stays')
  const told: RunEvent[] = []
  const { signal } = new AbortController()
  const following = follow([connection([text('night', 10), end(10)])], first, signal, told)
  await expect.poll(() => told).toHaveLength(2)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect((await following).words).toBe('Good night')
})

test('an answer that is not there any more is not asked for again', async () => {
  const gone = new Response(JSON.stringify({ code: 'run_not_found' }), { status: 404 })
  await expect(follow([gone])).rejects.toMatchObject({ code: 'run_not_found' })
})

test('a stream that ends before anything was begun is a failure, since nobody knows what to follow', async () => {
  await expect(follow([], connection([]))).rejects.toBeInstanceOf(ApiError)
})

test('who leaves is told nothing more', async () => {
  const controller = new AbortController()
  const first = connection([begin, text('Good ', 5)], 'stays')
  const following = follow([], first, controller.signal)
  await expect.poll(() => first.body?.locked).toBe(true)
  controller.abort()
  expect((await following).asked).toEqual([])
})
