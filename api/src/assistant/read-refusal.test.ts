import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { AssistantError } from './assistant-error.ts'
import { listModels } from './list-models.ts'
import { readRetryAfter, wordsOf } from './read-refusal.ts'

const KEY = 'sk-fake-0123456789abcdef'

/** What is said of a server that refuses with this body. */
async function refusedWith(body: string): Promise<AssistantError> {
  const server = createServer((_request, response) => response.writeHead(500).end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { signal } = new AbortController()
  try {
    return await listModels(`http://127.0.0.1:${port}`, KEY, signal).then(
      () => expect.unreachable(),
      (error: AssistantError) => error,
    )
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

test('Retry-After is read in seconds and as a date', () => {
  const now = Date.parse('2026-11-23T10:00:00Z')
  expect(readRetryAfter('7', now)).toBe(7)
  expect(readRetryAfter(' 0.4 ', now)).toBe(1)
  expect(readRetryAfter('Mon, 23 Nov 2026 10:01:30 GMT', now)).toBe(90)
  expect(readRetryAfter('Mon, 23 Nov 2026 09:00:00 GMT', now)).toBe(0)
  expect(readRetryAfter('99999999999', now)).toBe(86_400)
  expect(readRetryAfter('soon', now)).toBeUndefined()
  expect(readRetryAfter(undefined, now)).toBeUndefined()
})

test('the words of a refusal are found in the shape of any server', () => {
  expect(wordsOf({ error: { message: 'OpenAI' } })).toBe('OpenAI')
  expect(wordsOf({ error: 'Ollama' })).toBe('Ollama')
  expect(wordsOf({ object: 'error', message: 'older vLLM' })).toBe('older vLLM')
  expect(wordsOf({ detail: [{ loc: ['body'], msg: 'FastAPI' }] })).toBe('[{"loc":["body"],"msg":"FastAPI"}]')
  expect(wordsOf({ status: 1 })).toBeUndefined()
  expect(wordsOf(null)).toBeUndefined()
})

test('of a long refusal one short line is kept', async () => {
  const { detail } = await refusedWith(`<h1>\n\tBad\u0007 gateway</h1>${'😀'.repeat(100_000)}`)
  expect(detail.startsWith('HTTP 500 <h1> Bad gateway</h1>😀')).toBe(true)
  expect(detail.length).toBeLessThanOrEqual(300)
  expect(detail.isWellFormed()).toBe(true)
})

test('not even a part of the key is kept, wherever the reading ends', async () => {
  // White space is dropped from the line, so that the end of what is read comes into it.
  for (let known = 1; known <= KEY.length; known += 1) {
    const body = ' '.repeat(5000) + KEY.slice(0, known)
    const { detail } = await refusedWith(body)
    expect(detail).toMatch(/^HTTP 500( …)?$/)
  }
})
