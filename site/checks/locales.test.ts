import { type Locale, locales, localeTags } from '@nila/api/contract/locales'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'
import { describe, expect, test } from 'vitest'
import { latinWordsIn } from '../src/content/foreign-words.ts'
import { copyOf } from '../src/i18n/copy.ts'
import { listedPages } from '../src/i18n/listed-pages.ts'
import { localHref } from '../src/i18n/paths.ts'
import { files, pages } from './built-site.ts'

const addresses = pages.map(([address]) => address)
const localeOf = (address: string): Locale => {
  const [, first = ''] = address.split('/')
  return localeTags.find((tag) => tag === first) ?? 'en'
}
/** The pages in the default language: what each of the others must be there for. */
const originals = addresses.filter((address) => localeOf(address) === 'en')
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
  const locale = localeOf(address)

  test('says which language it is in, and in which direction that is read', () => {
    expect(html).toContain(`<html lang="${locale}" dir="${locales[locale].dir}"`)
  })

  test('leaves no place of its copy unfilled', () => {
    const shown = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|props="[^"]*"|data-[\w-]+="[^"]*"/g, '')
    expect(shown.match(/\{\w+\}|undefined|\[object/g)).toBeNull()
  })

  test('leads to itself in every language, and keeps to its own otherwise', () => {
    const page = originals.find((original) => localHref(locale, original) === address) ?? ''
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"[^>]*>/g)]
    const others = links.filter(([tag]) => tag.includes(' hreflang=')).map(([, href]) => href)
    expect(others).toEqual(localeTags.map((tag) => localHref(tag, page)))
    const astray = links.filter(([tag, href = '']) => {
      const [path = ''] = href.split(/[?#]/)
      return !tag.includes(' hreflang=') && addresses.includes(path) && localeOf(path) !== locale
    })
    expect(astray.map(([, href]) => href)).toEqual([])
  })

  if (locale !== 'en')
    test('has no English left', () => {
      expect(latinWordsIn(wordsOf(html))).toEqual([])
    })
})

describe('what search engines are told', () => {
  const headOf = (html: string) => ({
    isListed: !html.includes('<meta name="robots" content="noindex"'),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, tag, href]) => [
        tag,
        href,
      ]),
    ),
  })
  const listed = pages
    .map(([address, html]) => ({ address, ...headOf(html) }))
    .filter(({ isListed }) => isListed)

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
      }
    }
  })

  test('the sitemap names every listed page in every language, and nothing else', () => {
    const sitemap = String(files.get('/sitemap.xml'))
    const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
    expect(places.sort()).toEqual(
      listedPages.flatMap((page) => localeTags.map((tag) => whole(tag, page))).sort(),
    )
    expect(String(files.get('/robots.txt'))).toContain(`Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`)
  })

  test('no two pages of a language have the same title', () => {
    for (const tag of localeTags) {
      const titles = listed
        .filter(
          ({ address, canonical }) => localeOf(address) === tag && canonical === ORIGIN_PLACEHOLDER + address,
        )
        .map(({ address }) => /<title>([^<]+)/.exec(String(files.get(address)))?.[1])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})

test('a page has the title of its copy', () => {
  for (const tag of localeTags)
    expect(String(files.get(localHref(tag, '/donate')))).toContain(`<title>${copyOf(tag).donate.head.title}`)
})
