import { BACKGROUND_HEADER } from '@nila/api/contract/sessions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markBackground } from './presence.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function connect() {
  const marks: (string | null)[] = []
  const send = markBackground(async (_, init) => {
    marks.push(new Headers(init?.headers).get(BACKGROUND_HEADER))
    return new Response()
  })
  return { marks, send: () => send('/api/admin/users', { headers: { Accept: 'application/json' } }) }
}

test('R18 a request that is made while nobody has touched the page for a minute says so', async () => {
  const { marks, send } = connect()
  await send()
  vi.advanceTimersByTime(59_000)
  await send()
  vi.advanceTimersByTime(1000)
  await send()
  expect(marks).toEqual([null, null, '1'])
})

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])(
  'after a %s somebody is there again',
  async (name) => {
    const { marks, send } = connect()
    vi.advanceTimersByTime(600_000)
    await send()
    document.body.dispatchEvent(new Event(name, { bubbles: true }))
    await send()
    expect(marks).toEqual(['1', null])
  },
)
