import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPatience, TIMEOUTS } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A patience, and what it says when it has ended. */
function watch() {
  const ended: string[] = []
  const patience = createPatience(TIMEOUTS, ({ detail }) => ended.push(detail))
  return { ...patience, ended }
}

test('a first word is waited for longer than the next ones', () => {
  const { hear, end, ended } = watch()
  vi.advanceTimersByTime(59_000)
  hear()
  vi.advanceTimersByTime(29_000)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(ended).toEqual(['The model stopped in the middle.'])
  end()
})

test('each word begins the waiting anew', () => {
  const { hear, end, ended } = watch()
  for (let word = 0; word < 10; word += 1) {
    hear()
    vi.advanceTimersByTime(29_000)
  }
  expect(ended).toEqual([])
  end()
})

test('ten minutes are enough for any answer', () => {
  const { hear, end, ended } = watch()
  for (let word = 0; word < 60; word += 1) {
    hear()
    vi.advanceTimersByTime(10_000)
  }
  expect(ended).toEqual(['The answer takes too long.'])
  end()
})

test('an answer that has ended is not waited for', () => {
  const { end, ended } = watch()
  end()
  vi.advanceTimersByTime(1_000_000)
  expect(ended).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
