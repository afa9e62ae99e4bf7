import { describe, expect, test } from 'vitest'
import { candidates } from './candidates.ts'
import { hindi } from './hindi.ts'
import { type PersonalWords, remember } from './personal-words.ts'
import type { Scheme } from './scheme.ts'

const first = (roman: string) => candidates(hindi, roman)[0]

describe('a word of the lexicon', () => {
  test.each([
    ['nahi nahin nhi nahee', 'नहीं'],
    ['acha achha accha achchha', 'अच्छा'],
    ['dhanyavaad dhanyavad dhanyawad', 'धन्यवाद'],
    ['bachche bachhe bacche', 'बच्चे'],
    ['padhai parhai', 'पढ़ाई'],
    ['pani paani', 'पानी'],
    ['karunga karoonga', 'करूँगा'],
    ['school skool', 'स्कूल'],
    ['gaon gaanv', 'गाँव'],
  ])('is found by each of %s', (spellings, word) => {
    for (const roman of spellings.split(' ')) expect([roman, first(roman)]).toEqual([roman, word])
  })

  test.each([
    ['sunaoongi', 'सुनाऊँगी'],
    ['likhwaiye', 'लिखवाइए'],
    ['khidkiyon', 'खिड़कियों'],
    ['mithaiyan', 'मिठाइयाँ'],
    ['bhashaon', 'भाषाओं'],
    ['schoolon', 'स्कूलों'],
    ['papers', 'पेपर्स'],
    ['sabziwala', 'सब्ज़ीवाला'],
  ])('is found in the form %s', (roman, form) => {
    expect(candidates(hindi, roman)).toContain(form.normalize('NFC'))
  })

  test('is written apart from a verb that people write in one with it', () => {
    expect([first('kardo'), first('hogaya'), first('bhejdiya')]).toEqual(['कर दो', 'हो गया', 'भेज दिया'])
  })

  test('begins with a capital letter as well', () => {
    expect(first('Ghar')).toBe('घर')
  })
})

describe('a word that has two right forms', () => {
  test('has the dot below where z was typed, and the other form beside it', () => {
    expect(candidates(hindi, 'zaroor').slice(0, 2)).toEqual(['ज़रूर', 'जरूर'])
  })

  test('has none where j was typed, and the other form beside it', () => {
    expect(candidates(hindi, 'jaroor').slice(0, 2)).toEqual(['जरूर', 'ज़रूर'])
  })

  test.each([
    ['film', 'फिल्म', 'फ़िल्म'],
    ['roz', 'रोज़', 'रोज'],
    ['hoon', 'हूँ', 'हूं'],
    ['aayenge', 'आएँगे', 'आएंगे'],
  ])('has both among the candidates of %s', (roman, ...forms) => {
    expect(candidates(hindi, roman)).toEqual(
      expect.arrayContaining(forms.map((form) => form.normalize('NFC'))),
    )
  })
})

describe('a word that the lexicon lacks', () => {
  test('is read by its letters', () => {
    expect(candidates(hindi, 'daantegi')).toContain('डाँटेगी')
    expect(candidates(hindi, 'rajnagar')).toContain('राजनगर')
  })

  test('never has letters that cannot stand together', () => {
    for (const roman of ['xkcdq', 'aaaaaaa', 'hmmmmm', 'tsktsk', 'eeeoooo', 'zzzz', 'ngngng']) {
      for (const word of candidates(hindi, roman)) {
        expect(word).not.toMatch(/^[ा-्ँ-ः]|[ा-ौ][ा-्]|्$|्[ा-ौअ-औ]/)
      }
    }
  })
})

describe('there are', () => {
  test('at most three candidates, each once', () => {
    for (const roman of ['main', 'a', 'kya', 'zindagi', 'ki', 'qwrtp', 'chhattisgarh']) {
      const found = candidates(hindi, roman)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(new Set(found).size).toBe(found.length)
    }
  })

  test('the same ones each time', () => {
    expect(candidates(hindi, 'vidyarthiyon')).toEqual(candidates(hindi, 'vidyarthiyon'))
  })

  test.each(['', 'घर', 'ghar2', 'a.b', 'naïve', 'x'.repeat(33), 'gh ar'])('none for %j', (roman) => {
    expect(candidates(hindi, roman)).toEqual([])
  })
})

describe('what a person chose', () => {
  const chosen = (...words: string[]) =>
    words.reduce((personal, word) => remember(personal, 'sukha', word), {} as PersonalWords)
  const ordered = (personal: PersonalWords) => candidates(hindi, 'sukha', personal)

  test('once is among the candidates', () => {
    expect(ordered(chosen('शुखा')).indexOf('शुखा')).toBe(1)
  })

  test('twice comes first the next time', () => {
    expect(ordered(chosen('शुखा', 'शुखा'))).toEqual(['शुखा', ...ordered({}).slice(0, 2)])
  })

  test('twice comes first however often another was chosen before', () => {
    const personal = chosen('सुखा', 'सुखा', 'सुखा', 'सुखा', 'शुखा', 'शुखा')
    expect(ordered(personal)[0]).toBe('शुखा')
    expect(ordered(personal)).toContain('सुखा')
  })

  test('in capitals counts for small letters', () => {
    const personal = remember(remember({}, 'Sukha', 'सुखा'), 'SUKHA', 'सुखा')
    expect(ordered(personal)[0]).toBe('सुखा')
  })

  test('for another word changes nothing', () => {
    expect(ordered(remember(remember({}, 'ghar', 'घड़'), 'ghar', 'घड़'))).toEqual(ordered({}))
  })

  test('leaves the store as it was, and can be kept as JSON', () => {
    const before = Object.freeze(chosen('सुखा'))
    const after = remember(before, 'sukha', 'सुखा')
    expect(before).toEqual({ sukha: { सुखा: 1 } })
    expect(JSON.parse(JSON.stringify(after))).toEqual({ sukha: { सुखा: 2 } })
  })

  test('is not found among what every object has', () => {
    expect(candidates(hindi, 'constructor', {}).length).toBe(3)
    expect(candidates(hindi, 'valueof', remember({}, 'valueof', 'वैल्यू'))).toContain('वैल्यू')
  })

  test('longest ago is forgotten when there is too much of it', () => {
    const roman = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const full: PersonalWords = Object.fromEntries(
      Array.from({ length: 2000 }, (_, n) => [roman(n), { क: 1 }]),
    )
    const more = remember(full, 'zzz', 'ज़')
    expect(Object.keys(more).length).toBe(2000)
    expect([roman(0) in more, roman(1) in more, 'zzz' in more]).toEqual([false, true, true])
  })
})

describe('another script', () => {
  const gujarati: Scheme = {
    language: 'gu',
    range: '\\u0A80-\\u0AFF',
    fullStop: '.',
    consonants: { ક: 'k', ગ: 'g', ઘ: 'gh', મ: 'm', ર: 'r', લ: 'l', છ: 'chh ch:1' },
    clusters: {},
    vowels: [
      ['અ', '', 'a'],
      ['આ', 'ા', 'aa a:1'],
      ['એ', 'ે', 'e'],
    ],
    afterVowel: {},
    marks: {},
    virama: '્',
    doubledBits: 2,
    inherent: { kept: 'a', droppable: 'a -:1', final: '-', finalAfterJoined: '-', beside: {} },
    rarity: '',
    variants: [],
    endings: {},
    lexicon: [{ bits: 9, words: 'ઘર કેમ છે' }],
  }

  test('is data alone', () => {
    expect(['ghar', 'kem', 'chhe', 'kaam'].map((roman) => candidates(gujarati, roman)[0])).toEqual([
      'ઘર',
      'કેમ',
      'છે',
      'કામ',
    ])
  })

  test('says which letter of its lexicon it cannot spell', () => {
    const wrong = { ...gujarati, lexicon: [{ bits: 9, words: 'ઘર ઝાડ' }] }
    expect(() => candidates(wrong, 'ghar')).toThrow("no spelling for a letter of 'ઝાડ'")
  })
})
