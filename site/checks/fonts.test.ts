import { describe, expect, test } from 'vitest'
import { localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { files, htmlOf } from './built-site.ts'

describe.each(localeTags)('the faces of pages in %s', (locale) => {
  const html = htmlOf(localHref(locale, '/'))
  const faces = [...html.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rules]) => rules ?? '')
  const fetched = faces.flatMap((rules) => /url\(([^)]+)\)/.exec(rules)?.[1] ?? [])

  test('are one at most that is fetched, of at most 60 KB', () => {
    expect(fetched).toHaveLength(1)
    expect(files.get(fetched[0] ?? '')?.length).toBeLessThanOrEqual(60 * 1024)
  })

  test('leave Latin letters to the device, or other letters where the language is English', () => {
    const ranges = faces.flatMap((rules) => /unicode-range:([^;]+)/.exec(rules)?.[1]?.split(',') ?? [])
    const starts = ranges.map((range) => Number.parseInt(range.slice(2), 16))
    expect(starts.length).toBeGreaterThan(0)
    expect(starts.some((start) => start < 0x300)).toBe(locale === 'en')
  })
})
