import { describe, expect, test } from 'vitest'
import { MAX_HTML, MAX_LANDING_HTML } from '../render/gate/weight.ts'
import { localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { brotliSize, files, htmlOf, pages, scriptsOf } from './built-site.ts'

const KB = 1024
/** What only the code of passkeys says. */
const PASSKEYS = 'parseRequestOptionsFromJSON'
/** Ten packets, what a server may send before it hears from the browser (RFC 6928), less the headers of the API's answer. */
const FIRST_FLIGHT = 10 * 1448 - 1100
const sizeOf = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + brotliSize(files.get(address) ?? ''), 0)
const codeOf = (addresses: string[]) => addresses.map((address) => String(files.get(address))).join()

describe.each(localeTags)('the landing page in %s, by brotli (quality.md)', (locale) => {
  const html = htmlOf(localHref(locale, '/'))
  const scripts = scriptsOf(html)
  const fonts = [...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([file]) => file)
  const fontSize = [...new Set(fonts)].reduce((sum, font) => sum + (files.get(font)?.length ?? 0), 0)

  test('the HTML with its styles is at most 14 KB', () => {
    expect(brotliSize(html)).toBeLessThanOrEqual(MAX_LANDING_HTML)
  })

  test('it comes whole before the browser has to answer', () => {
    expect(brotliSize(html)).toBeLessThanOrEqual(FIRST_FLIGHT)
  })

  test('the scripts before any interaction are at most 4 KB, the tracker and its socket among them, without React', () => {
    expect(codeOf(scripts)).toContain('/api/analytics/track')
    expect(codeOf(scripts)).toContain('heartbeat')
    expect(sizeOf(scripts)).toBeLessThanOrEqual(4 * KB)
    expect(codeOf(scripts)).not.toMatch(/react/i)
    expect(codeOf(scripts)).not.toContain(PASSKEYS)
  })

  test('the fonts are at most 60 KB and everything at most 90 KB', () => {
    expect(fontSize).toBeLessThanOrEqual(60 * KB)
    expect(brotliSize(html) + sizeOf(scripts) + fontSize).toBeLessThanOrEqual(90 * KB)
  })
})

test('no page is heavier than a published one may be', () => {
  const heavy = pages.filter(([, html]) => Buffer.byteLength(html) > MAX_HTML)
  expect(heavy.map(([address]) => address)).toEqual([])
})

describe.each(['/auth', '/reviews', '/avatars', '/profile', '/settings', '/chat', '/shared'])(
  'the island of %s',
  (address) => {
    test('is at most 120 KB of scripts', () => {
      const scripts = scriptsOf(htmlOf(address))
      expect(codeOf(scripts)).toMatch(/react/i)
      expect(sizeOf(scripts)).toBeLessThanOrEqual(120 * KB)
    })
  },
)

describe.each([
  '/login',
  '/pure-login',
  '/direct-login',
  '/iframe-login',
  '/basic-auth',
  '/auth-redirect',
  '/admin-login',
])('the script of %s', (address) => {
  test('is at most 11 KB, header, tracker and passkeys included, without React', () => {
    const scripts = scriptsOf(htmlOf(address))
    expect(codeOf(scripts)).not.toMatch(/react/i)
    expect(codeOf(scripts)).toContain(PASSKEYS)
    expect(sizeOf(scripts)).toBeLessThanOrEqual(11 * KB)
  })
})

describe.each(['/bypass-login', '/direct-access', '/reset-password', '/verify-email', '/contact'])(
  'the script of %s',
  (address) => {
    test('is at most 10 KB, header and tracker included, without React and passkeys', () => {
      const scripts = scriptsOf(htmlOf(address))
      expect(codeOf(scripts)).not.toMatch(/react/i)
      expect(codeOf(scripts)).not.toContain(PASSKEYS)
      expect(sizeOf(scripts)).toBeLessThanOrEqual(10 * KB)
    })
  },
)
