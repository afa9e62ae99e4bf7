import { locales, localeTags } from '@nila/api/contract/locales'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'
import { describe, expect, test } from 'vitest'
import { localeAt } from '../render/addresses.ts'
import { alternatesOf, builtPage, canonicalOf, isListed, titleOf } from '../render/gate/built-page.ts'
import { shownOf, unfilledPlaces } from '../render/gate/places.ts'
import { hasWholeAlternates, placesOf } from '../render/gate/search-engines.ts'
import { latinWordsIn } from '../src/content/foreign-words.ts'
import { copyOf } from '../src/i18n/copy.ts'
import { listedPages } from '../src/i18n/listed-pages.ts'
import { localHref } from '../src/i18n/paths.ts'
import { builtPages, files, htmlOf, pages } from './built-site.ts'

const addresses = pages.map(([address]) => address)
/** The pages in the default language: what each of the others must be there for. */
const originals = addresses.filter((address) => localeAt(address) === 'en')
const whole = (locale: string, page: string) => ORIGIN_PLACEHOLDER + localHref(locale, page)

/** What a reader sees or is read, without what is marked as another language. */
function wordsOf(html: string): string {
  const read = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    // The endonyms of the language menu, and the bubbles of the exchange.
    .replace(/<(?!html)(\w+)[^>]*\slang="[\w-]+"[^>]*>[\s\S]*?<\/\1>/g, ' ')
  const attributes = [
    ...read.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g),
    ...read.matchAll(
      /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g,
    ),
  ].map(([, value]) => value)
  return `${attributes.join(' ')} ${read.replace(/<[^>]*>/g, ' ').replace(/&\w+;|&#\d+;/g, ' ')}`
}

test.each(localeTags)('every page is there in %s', (locale) => {
  const missing = originals.map((page) => localHref(locale, page)).filter((page) => !addresses.includes(page))
  expect(missing).toEqual([])
})

describe.each(pages)('%s', (address, html) => {
  const locale = localeAt(address)

  test('says which language it is in, and in which direction that is read', () => {
    expect(html).toContain(`<html lang="${locale}" dir="${locales[locale].dir}"`)
  })

  test('leaves no place of its copy unfilled', () => {
    expect(unfilledPlaces({ html })).toEqual([])
    expect(shownOf(html)).not.toMatch(/undefined|\[object/)
  })

  test('leads to itself in every language, and keeps to its own otherwise', () => {
    const page = originals.find((original) => localHref(locale, original) === address) ?? ''
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"[^>]*>/g)]
    const others = links.filter(([tag]) => tag.includes(' hreflang=')).map(([, href]) => href)
    expect(others).toEqual(localeTags.map((tag) => localHref(tag, page)))
    const astray = links.filter(([tag, href = '']) => {
      const [path = ''] = href.split(/[?#]/)
      return !tag.includes(' hreflang=') && addresses.includes(path) && localeAt(path) !== locale
    })
    expect(astray.map(([, href]) => href)).toEqual([])
  })

  if (locale !== 'en')
    test('has no English left', () => {
      expect(latinWordsIn(wordsOf(html))).toEqual([])
    })
})

describe('what search engines are told', () => {
  const listed = pages
    .filter(([, html]) => isListed(html))
    .map(([address, html]) => ({ address, canonical: canonicalOf(html), alternates: alternatesOf(html) }))

  test('names just the pages of the list, and those that stand for one of them', () => {
    const named = new Set(listed.map(({ canonical }) => canonical))
    expect([...named].sort()).toEqual(
      listedPages.flatMap((page) => localeTags.map((tag) => whole(tag, page))).sort(),
    )
  })

  test('every page of the list names all of its languages, as each of them does in turn', () => {
    for (const page of listedPages) {
      const alternates = {
        ...Object.fromEntries(localeTags.map((tag) => [tag, whole(tag, page)])),
        'x-default': whole('en', page),
      }
      for (const tag of localeTags) {
        const one = listed.find(({ address }) => address === localHref(tag, page))
        expect(one).toMatchObject({ canonical: whole(tag, page), alternates })
        expect(one && hasWholeAlternates(builtPage(one.address, htmlOf(one.address)), builtPages)).toBe(true)
      }
    }
  })

  test('the sitemap names every listed page in every language, and nothing else', () => {
    const places = placesOf(String(files.get('/sitemap.xml')))
    expect(places.sort()).toEqual(
      listedPages.flatMap((page) => localeTags.map((tag) => whole(tag, page))).sort(),
    )
    expect(String(files.get('/robots.txt'))).toContain(`Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`)
  })

  test('no two pages of a language have the same title', () => {
    for (const tag of localeTags) {
      const titles = listed
        .filter(
          ({ address, canonical }) => localeAt(address) === tag && canonical === ORIGIN_PLACEHOLDER + address,
        )
        .map(({ address }) => titleOf(htmlOf(address)))
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})

test('a page has the title of its copy', () => {
  for (const tag of localeTags)
    expect(String(files.get(localHref(tag, '/donate')))).toContain(`<title>${copyOf(tag).donate.head.title}`)
})
