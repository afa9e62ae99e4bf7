import { brotliDecompressSync } from 'node:zlib'
import { type CopyPage, copySchemas } from '@nila/api/contract/copy/index'
import { describe, expect, test } from 'vitest'
import { builtPage } from '../render/gate/built-page.ts'
import { checkPlaces } from '../render/gate/places.ts'
import { keyFinder } from '../render/gate/published-texts.ts'
import { copyOf } from '../src/i18n/copy.ts'
import { localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { pages } from './built-site.ts'
import { built, removeRendered, render } from './rendered-site.ts'

removeRendered()

const LEAD = 'नीला सबके लिए मुफ़्त रहे, इसमें हाथ बँटाइए।'
/** What says which release it is, and what the server reads of the words. */
const ALWAYS = ['help-passages.json', 'service-worker.js']

describe('a rendered release', () => {
  test('is the build itself where nothing was published, byte for byte', async () => {
    const { code, report, files } = await render({})
    expect([code, report]).toEqual([0, { problems: [], pages: pages.length }])
    expect([...files.keys()].sort()).toEqual([...built.keys()].sort())
    expect(
      [...built].filter(([name, bytes]) => !files.get(name)?.equals(bytes)).map(([name]) => name),
    ).toEqual([])
  })

  test('is the build itself for what this version of the product does not have', async () => {
    const { report, changed } = await render({
      overrides: {
        en: { 'landing.hero.motto': 'Hello', 'gone.title': 'Hello' },
        xx: { 'donate.lead': 'Hello' },
      },
      settings: { faxNumber: '1' },
      states: { hi: { gone: 'reviewed' } },
    })
    expect([report.problems, changed]).toEqual([[], []])
  })

  test('shows published words on their page, in their language, and only there', async () => {
    const { report, changed, htmlOf, files } = await render({ overrides: { hi: { 'donate.lead': LEAD } } })
    expect(report.problems).toEqual([])
    expect(htmlOf('hi/donate.html')).toContain(LEAD)
    expect(changed).toEqual([...ALWAYS, 'copy/hi.json', 'hi/donate.html'].sort())
    const packed = brotliDecompressSync(files.get('copy/hi.json.br') ?? Buffer.from(''))
    expect(JSON.parse(packed.toString()).values['donate.lead']).toBe(LEAD)
  })

  test('takes a list as one piece', async () => {
    const cards = copyOf('en').landing.features.cards.map((card) => ({ ...card, title: 'Six of a kind' }))
    const { htmlOf } = await render({ overrides: { en: { 'landing.features.cards': cards } } })
    expect(htmlOf('index.html').match(/Six of a kind/g)).toHaveLength(cards.length)
  })

  test('takes published settings before those of the environment', async () => {
    const { report, htmlOf } = await render(
      { settings: { upiId: 'published@examplebank' } },
      { UPI_ID: 'environment@examplebank' },
    )
    expect(report.problems).toEqual([])
    for (const locale of localeTags) {
      const html = htmlOf(`${localHref(locale, '/donate').slice(1)}.html`)
      expect(html).toContain('published@examplebank')
      expect(html).not.toContain('environment@examplebank')
    }
  })

  test('tells readers of drafts only while there are some', async () => {
    const all = Object.keys(copySchemas) as CopyPage[]
    const reviewed = Object.fromEntries(all.map((page) => [page, 'reviewed' as const]))
    const { htmlOf } = await render({ states: { hi: reviewed } })
    const notice = (locale: 'hi' | 'ta') => copyOf(locale).shell.languages.draft
    expect(htmlOf('hi/contact.html')).not.toContain(notice('hi'))
    expect(htmlOf('ta/contact.html')).toContain(notice('ta'))
  })
})

describe('a release is refused, with the piece of copy and the page,', () => {
  const problemsWith = async (hi: Record<string, unknown>) => {
    const { code, report, files } = await render({ overrides: { hi } })
    // Nobody can publish half of it.
    expect([code, files.size, report.pages]).toEqual([1, 0, undefined])
    return report.problems
  }

  test('for words that break the rules of their place, each of them', async () => {
    const cards = copyOf('hi').landing.features.cards.slice(1)
    const problems = await problemsWith({
      'donate.lead': 'क'.repeat(201),
      'landing.features.cards': cards,
      'contact.title': { text: 'no' },
    })
    expect(problems.map(({ code, locale, key }) => [code, locale, key]).sort()).toEqual([
      ['copy_invalid', 'hi', 'contact.title'],
      ['copy_invalid', 'hi', 'donate.lead'],
      ['copy_invalid', 'hi', 'landing.features.cards'],
    ])
  })

  test('for a placeholder that nothing is put in place of', async () => {
    expect(await problemsWith({ 'donate.lead': 'नमस्ते {name}' })).toMatchObject([
      { code: 'copy_invalid', locale: 'hi', key: 'donate.lead' },
    ])
  })

  test('for what is wrong in one language and in another', async () => {
    const { report } = await render({ overrides: { en: { 'donate.lead': '' }, ta: { 'donate.title': 7 } } })
    expect(report.problems.map(({ locale, key }) => [locale, key])).toEqual([
      ['en', 'donate.lead'],
      ['ta', 'donate.title'],
    ])
  })

  test('for a setting that cannot be', async () => {
    const { report } = await render({ settings: { upiId: 'nila' } })
    expect(report.problems).toMatchObject([{ code: 'copy_invalid', locale: 'all', key: 'site.upiId' }])
  })

  test.each([
    ['a page', { 'donate.back.href': '/nowhere' }, 'donate.back.href'],
    ['a place on a page', { 'donate.back.href': '/#nowhere' }, 'donate.back.href'],
    ['a page, in a list', { 'donate.links': [{ label: 'क', href: '/nowhere' }] }, 'donate.links'],
  ])('for a link to %s that is not there', async (_, hi, key) => {
    expect(await problemsWith(hi)).toMatchObject([
      { code: 'link_broken', address: '/hi/donate', locale: 'hi', key },
    ])
  })

  test('for a landing page that has become too heavy', async () => {
    let seed = 7
    const letter = () => {
      seed = (seed * 48271) % 2147483647
      return String.fromCodePoint(0x905 + (seed % 0x34))
    }
    const words = (length: number) => Array.from({ length }, letter).join('')
    const cards = copyOf('hi').landing.features.cards.map((card) => ({ ...card, body: words(299) }))
    expect(await problemsWith({ 'landing.features.cards': cards, 'landing.hero.talk': 'क' })).toMatchObject([
      { code: 'over_budget', address: '/hi', locale: 'hi', key: 'landing.features.cards' },
    ])
  })

  test('for a page that shows a placeholder as it is written', () => {
    const page = builtPage('/hi/donate', '<h1 data-words="{amount}">{amount}</h1>')
    const snapshot = { overrides: { hi: { 'donate.title': '{amount}' } }, settings: {}, states: {} }
    const release = { pages: new Map([[page.address, page]]), keyOf: keyFinder(snapshot) }
    const rest = { addresses: new Set<string>(), changed: new Set<string>(), expected: [], textOf: () => '' }
    expect(checkPlaces({ ...release, ...rest })).toMatchObject([
      { code: 'placeholder_unresolved', address: '/hi/donate', locale: 'hi', key: 'donate.title' },
    ])
  })

  test('for a snapshot that is none', async () => {
    const { code, report } = await render({ words: {} } as object)
    expect([code, report.problems.map((problem) => problem.code)]).toEqual([1, ['build_failed']])
  })
})
