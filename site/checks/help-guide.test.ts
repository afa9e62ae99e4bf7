import { HELP_PASSAGES_FILE, HelpPassages } from '@nila/api/contract/help-passages'
import { findPassages } from '@nila/api/testing/help-guide'
import { type RunningNila, startNila } from '@nila/api/testing/nila'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, localeTags } from '../src/i18n/locales.ts'
import { files, pages } from './built-site.ts'
import { questions, unanswered } from './help-questions.ts'

const passages = HelpPassages.parse(JSON.parse(String(files.get(`/${HELP_PASSAGES_FILE}`))))
const placesOf = (locale: Locale) =>
  passages.filter((passage) => passage.locale === locale).map(({ place }) => place)

describe('what the build writes for the help guide', () => {
  test('is the same in every language, each place once', () => {
    const places = placesOf('en')
    expect(places.length).toBeGreaterThan(50)
    expect(new Set(places).size).toBe(places.length)
    for (const locale of localeTags) expect(placesOf(locale)).toEqual(places)
  })

  test('is plain words, with nothing left to fill in', () => {
    const marked = passages.filter(({ title, heading, text }) =>
      /[{}*[\]<>]|https?:|^- |\s{2}/.test([title, heading, text].join('\n')),
    )
    expect(marked).toEqual([])
  })

  test('leads to pages that were built', () => {
    const addresses = new Set(pages.map(([address]) => address))
    const lost = passages.map(({ path }) => path.replace(/#.*/, '')).filter((path) => !addresses.has(path))
    expect(lost).toEqual([])
  })
})

describe('in the running product', () => {
  let nila: RunningNila
  beforeAll(async () => {
    nila = await startNila()
  })
  afterAll(() => nila.stop())

  /** The places that are found for each question, best first. */
  const found = (locale: Locale, asked: string[]) =>
    Promise.all(
      asked.map(async (question) =>
        (await findPassages(nila.db, locale, question)).map(({ place }) => place),
      ),
    )

  test('the passages are asked for through the assistant alone, and are no page', async () => {
    expect((await fetch(`${nila.url}/${HELP_PASSAGES_FILE}`)).status).toBe(404)
  })

  describe.each(localeTags)('a question in %s', (locale) => {
    const asked = questions[locale]
    const answers = (place: string | undefined, places: readonly string[]) =>
      places.some((answer) => (answer.endsWith('.') ? place?.startsWith(answer) : place === answer))

    test('finds what a person would look for: nine of ten among three, eight of ten first', async () => {
      const results = await found(
        locale,
        asked.map(([question]) => question),
      )
      const missed = (isHit: (result: string[], places: readonly string[]) => boolean) =>
        asked
          .filter(([, places], index) => !isHit(results[index] ?? [], places))
          .map(([question]) => question)
      const notFound = missed((result, places) => result.some((place) => answers(place, places)))
      const notFirst = missed(([first], places) => answers(first, places))
      expect(notFound.length / asked.length, notFound.join('\n')).toBeLessThanOrEqual(0.1)
      expect(notFirst.length / asked.length, notFirst.join('\n')).toBeLessThanOrEqual(0.2)
    })

    test('about something else finds nothing', async () => {
      expect(await found(locale, unanswered[locale])).toEqual(unanswered[locale].map(() => []))
    })
  })

  test('a question may mix two scripts, or be in another language than its answer', async () => {
    const [first] = await findPassages(nila.db, 'hi', 'App कैसे install करें?')
    expect(first).toMatchObject({ locale: 'hi', path: '/hi/mobile-app#get' })
    const [tamil] = await findPassages(nila.db, 'ta', 'How do I delete my account?')
    expect(tamil).toMatchObject({ locale: 'ta', path: '/ta/settings#deletion' })
    // Bhojpuri, which the site does not have, through the words that Hindi has as well.
    const [english] = await findPassages(nila.db, 'en', 'हमार पासवर्ड भुला गइल')
    expect(english).toMatchObject({ locale: 'en', path: '/reset-password' })
  })
})
