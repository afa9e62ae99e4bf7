import { expect, test } from 'vitest'
import { formatAgo } from './format.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
const ago = (seconds: number, tag = 'en') => formatAgo(tag, new Date(NOW - seconds * 1000).toISOString(), NOW)

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [24 * 3600, 'yesterday'],
  [40 * 24 * 3600, 'last month'],
  [800 * 24 * 3600, '2 years ago'],
])('what was %i seconds ago was %s', (seconds, words) => {
  expect(ago(seconds)).toBe(words)
})

test('what the server dates a moment ahead of this clock was now', () => {
  expect(ago(-30)).toBe('now')
})

test('it is said in the language of the page', () => {
  expect(ago(3 * 3600, 'hi-IN')).toBe('3 घंटे पहले')
})
