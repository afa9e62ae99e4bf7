import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel, textOf } from '../../testing/fake-model.ts'
import { detectLocalServers } from './detect-local-servers.ts'
import { listModels } from './list-models.ts'
import { moderate } from './moderate.ts'
import { testEndpoint } from './test-endpoint.ts'

const KEY = 'sk-fake-0123456789abcdef'
const { signal } = new AbortController()

let ollama: FakeModel
let llamaCpp: FakeModel
let other: FakeModel
beforeAll(async () => {
  ollama = await startFakeModel({ imitates: 'ollama', models: ['qwen3:4b', 'gemma3:1b'] })
  llamaCpp = await startFakeModel({ imitates: 'llama.cpp', models: ['gpt-oss-20b'] })
  other = await startFakeModel({ apiKey: KEY })
})
afterAll(() => Promise.all([ollama.stop(), llamaCpp.stop(), other.stop()]))

const portOf = ({ url }: FakeModel): number => Number(new URL(url).port)

describe('servers on this machine', () => {
  test('are found by what only they answer', async () => {
    const ports = [portOf(ollama), portOf(llamaCpp), portOf(other)]
    expect(await detectLocalServers({ ollama: ports, llamaCpp: ports })).toEqual([
      { kind: 'ollama', baseUrl: ollama.baseUrl, models: ['qwen3:4b', 'gemma3:1b'] },
      { kind: 'llama.cpp', baseUrl: llamaCpp.baseUrl, models: ['gpt-oss-20b'] },
    ])
  })

  test('are found without models', async () => {
    const empty = await startFakeModel({ imitates: 'ollama', models: [] })
    expect(await detectLocalServers({ ollama: [portOf(empty)], llamaCpp: [] })).toEqual([
      { kind: 'ollama', baseUrl: empty.baseUrl, models: [] },
    ])
    await empty.stop()
  })

  test('are none where nobody listens', async () => {
    const gone = await startFakeModel()
    await gone.stop()
    expect(await detectLocalServers({ ollama: [portOf(gone)], llamaCpp: [portOf(gone)] })).toEqual([])
  })
})

describe('the list of models', () => {
  test('has their names in the order of the server', async () => {
    expect(await listModels(ollama.baseUrl, undefined, signal)).toEqual(['qwen3:4b', 'gemma3:1b'])
  })

  test('is refused with the words of the server, without the key', async () => {
    await expect(listModels(other.baseUrl, 'sk-wrong-key', signal)).rejects.toMatchObject({
      failure: 'model_unauthorized',
      detail: 'HTTP 401 Incorrect API key provided: Bearer ….',
    })
  })

  test('is missing at an address that has none', async () => {
    await expect(listModels(`${ollama.url}/v2`, undefined, signal)).rejects.toMatchObject({
      failure: 'model_missing',
    })
  })

  test('is given up when nobody wants it any more', async () => {
    await expect(listModels(ollama.baseUrl, undefined, AbortSignal.abort('closed'))).rejects.toBe('closed')
  })
})

describe('the test of an endpoint', () => {
  const endpointOf = (model: string, apiKey = KEY) => ({
    baseUrl: other.baseUrl,
    apiKey,
    model,
    maxOutputTokens: 100,
    contextTokens: 1000,
  })

  test('has it answer, and says how soon', async () => {
    const result = await testEndpoint(endpointOf('t30-n5-r100'))
    expect(result).toMatchObject({ ok: true, text: textOf('n5') })
    // The fake model's own timer may be a few milliseconds early.
    expect(result.ok && result.firstTokenMs).toBeGreaterThanOrEqual(25)
  })

  test('says why it does not answer', async () => {
    expect(await testEndpoint(endpointOf('s500'))).toEqual({
      ok: false,
      failure: 'model_failed',
      detail: 'HTTP 500 The fake model refuses.',
    })
    expect(await testEndpoint(endpointOf('n5', 'sk-wrong-key'))).toMatchObject({
      ok: false,
      failure: 'model_unauthorized',
    })
    expect(await testEndpoint(endpointOf('hang'), { timeouts: { firstToken: 50 } })).toMatchObject({
      ok: false,
      failure: 'model_timed_out',
    })
  })

  test('fails where the model only thinks', async () => {
    expect(await testEndpoint(endpointOf('n0-think-length'))).toMatchObject({
      ok: false,
      detail: 'The model ended without a word (length).',
    })
  })
})

describe('moderation', () => {
  const endpoint = () => ({ baseUrl: other.baseUrl, apiKey: KEY, model: 'omni-moderation-latest' })

  test('names what a text is flagged for', async () => {
    expect(await moderate(endpoint(), 'please FLAG-ME', signal)).toEqual({
      flagged: true,
      categories: ['harassment', 'violence'],
    })
    expect(other.requests.at(-1)).toMatchObject({
      path: '/v1/moderations',
      body: { model: 'omni-moderation-latest', input: 'please FLAG-ME' },
    })
  })

  test('lets everything else pass', async () => {
    expect(await moderate(endpoint(), 'नमस्ते', signal)).toEqual({ flagged: false, categories: [] })
  })

  test('that cannot be had is an error, not a pass', async () => {
    const { baseUrl } = endpoint()
    await expect(moderate({ baseUrl, apiKey: 'no', model: 'm' }, 'x', signal)).rejects.toMatchObject({
      failure: 'model_unauthorized',
    })
    await expect(moderate({ ...endpoint(), baseUrl: `${ollama.url}/v2` }, 'x', signal)).rejects.toMatchObject(
      {
        failure: 'model_missing',
      },
    )
  })
})
