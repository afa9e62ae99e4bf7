import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel, textOf } from '../../testing/fake-model.ts'
import type { AssistantError } from './assistant-error.ts'
import { createAssistant } from './create-assistant.ts'
import type { ModelEndpoint, ModelMessage } from './model.ts'

let first: FakeModel
let second: FakeModel
beforeAll(async () => {
  first = await startFakeModel()
  second = await startFakeModel()
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

const MESSAGES: ModelMessage[] = [{ role: 'user', content: 'Hello' }]
const SECOND = 1000

const endpointOf = ({ baseUrl }: FakeModel, model: string): ModelEndpoint => ({
  baseUrl,
  apiKey: undefined,
  model,
  maxOutputTokens: 100,
  contextTokens: 1000,
})

/** An assistant with a clock of its own, asked again and again. */
function createAsker() {
  let now = 0
  const failures: [string, string][] = []
  const assistant = createAssistant({
    now: () => now,
    onFailure: ({ model }, { failure }) => failures.push([model, failure]),
  })
  return {
    failures,
    pass(milliseconds: number) {
      now += milliseconds
    },
    async ask(endpoints: ModelEndpoint[], signal = new AbortController().signal) {
      let text = ''
      const outcome = await assistant
        .answer(endpoints, MESSAGES, {
          signal,
          timeouts: { firstToken: 20 * SECOND },
          onText(piece) {
            text += piece
          },
        })
        .then(
          ({ endpoint }) => ({ model: endpoint.model, error: undefined }),
          (error: AssistantError) => ({ model: undefined, error }),
        )
      return { ...outcome, text }
    },
  }
}

const askedOf = ({ requests }: FakeModel, model: string): number =>
  requests.filter(({ body }) => (body as { model: string }).model === model).length

describe('where the first endpoint fails before its first word', () => {
  test.each(['s500', 's503', 'r429', 's401', 's404', 's402', 'redirect', 'n9-error-reset0', 'n0-nofinish'])(
    'by %s, the second one answers',
    async (model) => {
      const { ask, failures } = createAsker()
      const answer = await ask([endpointOf(first, model), endpointOf(second, 'n5')])
      expect(answer).toEqual({ model: 'n5', error: undefined, text: textOf('n5') })
      expect(failures).toHaveLength(1)
    },
  )

  test('because it is not there, the second one answers', async () => {
    const gone = await startFakeModel()
    await gone.stop()
    const { ask, failures } = createAsker()
    expect(await ask([endpointOf(gone, 'n5'), endpointOf(second, 'n5')])).toMatchObject({
      text: textOf('n5'),
    })
    expect(failures).toEqual([['n5', 'model_unreachable']])
  })

  test.each(['s400', 's422'])(
    'by %s, which is the request’s own fault, nobody else is asked',
    async (model) => {
      const { ask } = createAsker()
      const spare = `n4-t1-${model.replace('s', 'n')}`
      const { error } = await ask([endpointOf(first, model), endpointOf(second, spare)])
      expect(error).toMatchObject({ failure: 'model_refused' })
      expect(askedOf(second, spare)).toBe(0)
      // Nor does it rest for that.
      await ask([endpointOf(first, model), endpointOf(second, spare)])
      expect(askedOf(second, spare)).toBe(0)
    },
  )

  test('and all others too, the first one’s words are told', async () => {
    const { ask, failures } = createAsker()
    const { error } = await ask([endpointOf(first, 'r429'), endpointOf(second, 's500')])
    expect(error).toMatchObject({ failure: 'model_busy', retryAfter: 7 })
    expect(failures).toEqual([
      ['r429', 'model_busy'],
      ['s500', 'model_failed'],
    ])
  })
})

test('after the first word nobody else goes on', async () => {
  const { ask } = createAsker()
  const spare = 'n6-t2'
  const answer = await ask([endpointOf(first, 'n10-r1000-reset4'), endpointOf(second, spare)])
  expect(answer.error).toMatchObject({ failure: 'model_failed', hadText: true })
  expect(answer.text).toBe(textOf('n4'))
  expect(askedOf(second, spare)).toBe(0)
})

test('stopping is no failure: nobody else is asked, and nobody rests', async () => {
  const { ask, failures } = createAsker()
  const stop = new AbortController()
  const spare = 'n7-t3'
  const asked = first.untilAsked(first.requests.length + 1)
  const answer = ask([endpointOf(first, 'hang'), endpointOf(second, spare)], stop.signal)
  await asked
  stop.abort('enough')
  expect((await answer).error).toBe('enough')
  expect(failures).toEqual([])
  expect(askedOf(second, spare)).toBe(0)
})

describe('an endpoint that failed', () => {
  test('rests for half a minute', async () => {
    const { ask, pass } = createAsker()
    const model = 's500-n1'
    const endpoints = [endpointOf(first, model), endpointOf(second, 'n5')]
    for (const _ of [1, 2, 3]) expect(await ask(endpoints)).toMatchObject({ model: 'n5' })
    expect(askedOf(first, model)).toBe(1)
    pass(29 * SECOND)
    await ask(endpoints)
    expect(askedOf(first, model)).toBe(1)
    pass(SECOND)
    await ask(endpoints)
    expect(askedOf(first, model)).toBe(2)
  })

  test('rests as long as it says itself', async () => {
    const { ask, pass } = createAsker()
    const model = 'r429-n2'
    const endpoints = [endpointOf(first, model), endpointOf(second, 'n5')]
    await ask(endpoints)
    pass(6.9 * SECOND)
    await ask(endpoints)
    expect(askedOf(first, model)).toBe(1)
    pass(0.1 * SECOND)
    await ask(endpoints)
    expect(askedOf(first, model)).toBe(2)
  })

  test('rests also where it broke off in the middle', async () => {
    const { ask } = createAsker()
    const model = 'n10-r1000-reset3'
    const endpoints = [endpointOf(first, model), endpointOf(second, 'n5')]
    expect((await ask(endpoints)).error).toMatchObject({ hadText: true })
    expect(await ask(endpoints)).toMatchObject({ model: 'n5' })
    expect(askedOf(first, model)).toBe(1)
  })

  test('is asked at once with another key', async () => {
    const { ask } = createAsker()
    const model = 'r429-n4'
    const spare = endpointOf(second, 'n5')
    await ask([endpointOf(first, model), spare])
    await ask([{ ...endpointOf(first, model), apiKey: 'another' }, spare])
    expect(askedOf(first, model)).toBe(2)
  })

  test('is asked nevertheless where it is the only one, or all rest', async () => {
    const { ask } = createAsker()
    const model = 's500-n3'
    for (const _ of [1, 2]) expect((await ask([endpointOf(first, model)])).error).toBeDefined()
    expect(askedOf(first, model)).toBe(2)
    for (const _ of [1, 2]) await ask([endpointOf(first, model), endpointOf(second, model)])
    expect(askedOf(second, model)).toBe(2)
  })
})

test('without any endpoint there is no model', async () => {
  const { ask } = createAsker()
  expect((await ask([])).error).toMatchObject({ failure: 'model_missing' })
})
