import { describe, expect, test } from 'vitest'
import { sameMeaning } from './same-meaning.ts'
import { termsOf } from './terms-of.ts'
import { wordsOf } from './words-of.ts'

describe('a word', () => {
  test.each([
    ['with and without its nukta', 'मुफ़्त', 'मुफ्त'],
    ['with a nasal or an anusvara', 'हिन्दी', 'हिंदी'],
    ['with a candrabindu or an anusvara', 'कहाँ', 'कहां'],
    ['with the vowel of English words in each of its letters', 'अॅप', 'ॲप'],
    ['with and without a joiner', 'ఇన్‌స్టాల్', 'ఇన్స్టాల్'],
    ['with a chillu, or with a virama and a joiner', 'ഫോൺ', 'ഫോണ്‍'],
    ['with Arabic or Urdu letters', 'كيسے', 'کیسے'],
    ['with and without vowel signs of Arabic', 'مُفت', 'مفت'],
    ['with and without addak', 'ਭੁੱਲ', 'ਭੁਲ'],
    ['in Assamese or Bengali letters', 'একাউণ্টৰ', 'একাউণ্টর'],
    ['with capitals and accents', 'Café', 'cafe'],
    ['with and without an apostrophe', 'don’t', 'dont'],
    ['composed and decomposed', 'சொல்'.normalize('NFC'), 'சொல்'.normalize('NFD')],
  ])('%s is one', (_, one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other))
    expect(wordsOf(one)).toHaveLength(1)
  })

  test('ends where a sign of punctuation stands, in any script', () => {
    expect(wordsOf('یہ کیا ہے؟ नहीं। ᱟᱢ᱾ (yes), 29+')).toHaveLength(7)
    expect(wordsOf(' …!?۔ ')).toEqual([])
  })

  test('has most of its pieces in common with another form of it', () => {
    const shared = (one: string, other: string) => {
      const [terms] = wordsOf(other).map((word) => new Set(termsOf(word)))
      const own = wordsOf(one).flatMap(termsOf)
      return own.filter((term) => terms?.has(term)).length / own.length
    }
    expect(shared('கடவுச்சொல்', 'கடவுச்சொல்லை')).toBe(1)
    expect(shared('app', 'apps')).toBe(1)
    expect(shared('languages', 'language')).toBeGreaterThan(0.8)
    expect(shared('avatar', 'account')).toBe(0)
  })

  test('has others of its meaning, and keeps them with an ending where words take endings', () => {
    const [word = ''] = wordsOf('மொபைலில்')
    expect(sameMeaning(word)).toContain(wordsOf('கைபேசி')[0])
    expect(sameMeaning('price')).toContain('free')
    expect(sameMeaning('price')).not.toContain('price')
    expect(sameMeaning('costume')).toEqual([])
  })
})
