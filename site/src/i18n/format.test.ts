import { expect, test } from 'vitest'
import {
  formatAgo,
  formatPercent,
  formatPercentRange,
  formatRupees,
  formatUnit,
  formatUnitRange,
} from './format.ts'

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

test.each([
  ['en', '92.2%', '40–60%', '75–80%'],
  ['mr-IN', '९२.२%', '४०–६०%', '७५–८०%'],
  ['ur-IN', '۹۲٫۲%', '۴۰–۶۰%', '۷۵–۸۰%'],
])('in %s a share is %s, and ranges of shares are %s and %s', (tag, share, ...ranges) => {
  expect(formatPercent(tag, 0.922)).toBe(share)
  expect([formatPercentRange(tag, [0.4, 0.6]), formatPercentRange(tag, [0.75, 0.8])]).toEqual(ranges)
})

test('a length of time has its unit in the form that its number asks for', () => {
  expect([1, 3].map((months) => formatUnit('en', months, 'month'))).toEqual(['1 month', '3 months'])
  expect(formatUnit('en', 3.2, 'second')).toBe('3.2 seconds')
  expect(formatUnitRange('ta-IN', [1, 2], 'week')).toBe('1–2 வாரங்கள்')
})

test.each([
  ['en', 2000, '₹2,000'],
  ['hi-IN', 100_000, '₹1,00,000'],
])('rupees are whole, and grouped as readers of %s group them', (tag, rupees, words) => {
  expect(formatRupees(tag, rupees)).toBe(words)
})
