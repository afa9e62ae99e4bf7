import { describe, expect, test, vi } from 'vitest'
import * as build from './format.ts'
import { formatWords } from './format-words.ts'
import { type Locale, locales } from './locales.ts'

/** The module as it is in a browser, on a page that carries these words. */
async function inBrowser(words: unknown): Promise<typeof build> {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => ({ textContent: JSON.stringify(words) }) })
  try {
    return await import('./format.ts')
  } finally {
    vi.unstubAllGlobals()
    // The next file is to get the module as the build has it.
    vi.resetModules()
  }
}

const range = (length: number) => Array.from({ length }, (_, index) => index)
const DAY = 24 * 3600
const NOW = Date.parse('2026-11-21T16:00:00Z')
/** Every day and every hour of more than a year, each with other minutes. */
const instants = range(1300).map((n) => new Date(Date.UTC(2025, 10, 1, 7 * n, n % 60)).toISOString())
const days = range(400).map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10))
const pasts = [60, 3600, DAY, 30 * DAY, 365 * DAY].flatMap((unit) => range(70).map((amount) => amount * unit))
const numbers = [0, 1, 999, 1000, 5000, 12_345, 123_456, 1_234_567, 12_345_678, 0.5, 1234.567]

describe.each(Object.entries(formatWords) as [Locale, unknown][])('a page in %s', (locale, words) => {
  const { format: tag } = locales[locale]
  test('says in a browser that does not know the language what the build says', async () => {
    const browser = await inBrowser(words)
    const saidBy = ({ formatDay, formatTime, formatDate, formatWait, formatAgo, ...own }: typeof build) => [
      instants.map((iso) => formatDay(tag, iso)),
      instants.map((iso) => formatTime(tag, iso)),
      days.map((day) => formatDate(tag, day)),
      range(400).map((n) => formatWait(tag, n < 70 ? n + 0.5 : n * 11)),
      [1000, 100_000].map((minutes) => formatWait(tag, minutes * 60)),
      pasts.map((seconds) => formatAgo(tag, new Date(NOW - seconds * 1000).toISOString(), NOW)),
      numbers.map((number) => own.formatNumber(tag, number)),
      range(1001).map((n) => own.formatPercent(tag, n / 1000)),
      range(150).map((n) => [own.formatUnit(tag, n, 'second'), own.formatUnit(tag, n, 'minute')]),
      own.formatPercentRange(tag, [0.4, 0.6]),
      own.formatMegabytes(tag, 18),
      own.formatCountry(tag, 'IN'),
    ]
    // Not Intl's own words: those of the page, in whatever language it is asked.
    expect(browser.formatAgo('en', new Date(NOW).toISOString(), NOW)).not.toBe('now')
    expect(saidBy(browser)).toEqual(saidBy(build))
  })
})
