import { CTA_NAMES } from '@nila/api/contract/tracking'
import { describe, expect, test } from 'vitest'
import { builtPage } from '../render/gate/built-page.ts'
import { brokenLinks } from '../render/gate/links.ts'
import { localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { builtPages, files, htmlOf, pages } from './built-site.ts'

const tags = (html: string) => html.match(/<[a-z][^>]*>/gi) ?? []

test('the pages of the specification are built', () => {
  const addresses = pages.map(([address]) => address)
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...['/', '/auth', '/auto-login', '/reviews', '/avatars', '/chat', '/404'],
      ...['/login', '/pure-login', '/direct-login', '/iframe-login', '/basic-auth', '/auth-redirect'],
      ...['/admin-login', '/bypass-login', '/direct-access', '/reset-password', '/verify-email'],
    ]),
  )
})

describe.each(pages)('%s', (address, html) => {
  const page = builtPage(address, html)

  test('has a language, a direction, a title and a description', () => {
    expect(html).toMatch(/<html lang="[\w-]+" dir="(ltr|rtl)"/)
    expect(html).toMatch(/<title>[^<]{3,70}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,170}"/)
  })

  test('has one main heading and a way past the header', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toContain('href="#content"')
    expect(html).toMatch(/<main id="content"/)
  })

  test('obeys the policy: no style attribute, no handler in an attribute, nothing from another host', () => {
    for (const tag of tags(page.body)) {
      expect(tag).not.toMatch(/\sstyle=/)
      expect(tag).not.toMatch(/\son[a-z]+=/)
      if (!/^<(link rel="(canonical|alternate)"|a )/.test(tag))
        expect(tag).not.toMatch(/\s(src|href)="(https?:)?\/\//)
    }
  })

  test('links only to pages and places that exist', () => {
    expect(brokenLinks(page, { pages: builtPages, addresses: new Set(files.keys()) })).toEqual([])
  })

  test('loads only files that were built', () => {
    const loaded = [...html.matchAll(/"(\/_astro\/[^"]+)"/g)].map(([, file]) => file ?? '')
    expect(loaded.filter((file) => !files.has(file))).toEqual([])
  })
})

test('the landing page has each call to action of the specification, and no other page has any', () => {
  const homes = localeTags.map((locale) => localHref(locale, '/'))
  for (const home of homes) {
    const names = [...htmlOf(home).matchAll(/\sdata-cta="(\w+)"/g)].map(([, name]) => name)
    expect(names.sort()).toEqual([...CTA_NAMES].sort())
  }
  const others = pages.filter(([address, html]) => !homes.includes(address) && html.includes(' data-cta='))
  expect(others.map(([address]) => address)).toEqual([])
})

test('the privacy policy of every language carries the dialog that all its pages open', () => {
  for (const locale of localeTags)
    expect(htmlOf(localHref(locale, '/privacy-policy'))).toMatch(
      /<template data-privacy-choices[\s\S]*?<dialog/,
    )
  const mute = pages.filter(([, html]) => !/<a [^>]*data-privacy-link/.test(html))
  expect(mute.map(([address]) => address)).toEqual([])
})

test('the default copy is there as data', () => {
  expect(JSON.parse(String(files.get('/copy/en.json')))).toHaveProperty(['values', 'landing.hero.title'])
  expect(JSON.parse(String(files.get('/copy/hi.json')))).toHaveProperty('states.landing', 'machine-drafted')
})
