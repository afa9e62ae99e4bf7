import { describe, expect, test } from 'vitest'
import { type Locale, localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { files, htmlOf, pages } from './built-site.ts'

interface Manifest {
  id: string
  name: string
  description: string
  lang: string
  dir: string
  start_url: string
  scope: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

const addressOf = (html: string) => /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
const manifestOf = (locale: Locale): Manifest =>
  JSON.parse(String(files.get(addressOf(htmlOf(localHref(locale, '/'))))))

describe.each(localeTags)('the app in %s', (locale) => {
  const manifest = manifestOf(locale)

  test('is the one app, in that language, and opens its home page', () => {
    const [, lang, dir] = /<html lang="([^"]+)" dir="([^"]+)"/.exec(htmlOf(manifest.start_url)) ?? []
    expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: locale })
    expect(manifest).toMatchObject({ lang, dir })
    expect(manifest.name).not.toBe('')
    expect(manifest.description).not.toBe('')
  })

  test('has icons of every kind that devices ask for, and each is there', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining([
        'any any',
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]),
    )
    expect(manifest.icons.filter(({ src }) => !files.has(src))).toEqual([])
  })
})

test('every page names the manifest of its language', () => {
  const strays = pages.filter(([_address, html]) => {
    const locale = /<html lang="([^"]+)"/.exec(html)?.[1]
    return locale !== undefined && JSON.parse(String(files.get(addressOf(html)) ?? '{}')).lang !== locale
  })
  expect(strays.map(([address]) => address)).toEqual([])
})

test('the picture that an iPhone puts on its screen is there', () => {
  const [, icon] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(htmlOf('/')) ?? []
  expect(files.has(icon ?? '')).toBe(true)
})
