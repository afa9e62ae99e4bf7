import { expect, test } from 'vitest'
import { type Locale, localeTags } from '../../../contract/locales.ts'
import { words } from './words/index.ts'

type Leaves = Record<string, string>

/** Every sentence by its path, such as 'welcome.lead'. */
function sentencesOf(locale: Locale): Leaves {
  const walk = (node: object, path: string[]): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[[...path, key].join('.'), value]]
        : typeof value === 'object'
          ? walk(value, [...path, key])
          : [],
    )
  return Object.fromEntries(walk(words[locale], []))
}

const placesIn = (sentence: string | undefined) =>
  [...(sentence ?? '').matchAll(/\{\w+\}/g)].map(String).sort()

const english = sentencesOf('en')
const translated = localeTags.filter((locale) => locale !== 'en')

/** The name of the product is written in Latin letters everywhere. */
const SAME_EVERYWHERE = ['product']

test.each(translated)(
  '%s has the places of the English sentences, and says them in its own words',
  (locale) => {
    const sentences = sentencesOf(locale)
    expect(Object.keys(sentences)).toEqual(Object.keys(english))
    for (const [path, sentence] of Object.entries(sentences)) {
      expect(placesIn(sentence), path).toEqual(placesIn(english[path]))
      if (!SAME_EVERYWHERE.includes(path)) expect(sentence, path).not.toBe(english[path])
    }
  },
)

test('what nobody has read over is marked as drafted by a machine', () => {
  expect(words.en.isMachineDrafted).toBe(false)
  expect(translated.filter((locale) => !words[locale].isMachineDrafted)).toEqual([])
})
