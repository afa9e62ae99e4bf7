import { describe, expect, test } from 'vitest'
import { choose, edited, type Field, finish, isSeparator, romanWord, takeBack } from './field.ts'
import { hindi } from './hindi.ts'

/** A field written with its caret as '|'. */
const field = (written: string): Field => ({ text: written.replace('|', ''), caret: written.indexOf('|') })
const written = ({ text, caret }: Field) => `${text.slice(0, caret)}|${text.slice(caret)}`

const words: Record<string, string> = { ghar: 'घर', namaste: 'नमस्ते', main: 'मैं' }
const best = (roman: string) => words[roman.toLowerCase()]
const typed = (before: Field | string, separator: string, hasFullStop = false) =>
  finish(hindi, typeof before === 'string' ? field(before) : before, separator, best, hasFullStop)

describe('the word that is being typed', () => {
  test.each([
    ['ghar|', 'ghar'],
    ['मेरा ghar|', 'ghar'],
    ['Namaste|', 'Namaste'],
    ['(ghar|', 'ghar'],
    ['"ghar|', 'ghar'],
    ['ghar,main|', 'main'],
    ['dhire-dhire|', 'dhire'],
    ['ghar.|', 'ghar'],
    ['ghar| hai', 'ghar'],
  ])('of %s is %s', (before, roman) => {
    expect(romanWord(field(before))?.roman).toBe(roman)
  })

  test.each([
    'gh|ar',
    'ghar |',
    '|',
    'घर|',
    'घरghar|',
    'ghar2|',
    '4g|',
    '12|',
    'https://nila|',
    'nila.example|',
    'asha@nila|',
    '@asha|',
    '#ghar|',
    'naam_mera|',
    'UPI|',
    'HTML|',
    'привет|',
    "don't|",
  ])('of %s is none', (before) => {
    expect(romanWord(field(before))).toBeUndefined()
  })

  test('may be one capital letter, which begins a sentence', () => {
    expect(romanWord(field('K|'))?.roman).toBe('K')
  })
})

describe('a separator', () => {
  test.each([' ', '\n', ',', '!', '?', ')', '-'])('%j replaces the word before it', (separator) => {
    expect(written(typed('mera ghar|', separator))).toBe(`mera घर${separator}|`)
  })

  test('keeps what stands behind the caret', () => {
    expect(written(typed('ghar|, main', ' '))).toBe('घर |, main')
  })

  test('that writes nothing, as the Enter that sends, replaces all the same', () => {
    expect(written(typed('ghar|', ''))).toBe('घर|')
  })

  test.each(['nila.example|', 'UPI|', 'asha@nila|', '2026|', 'घर|'])('leaves %s alone', (before) => {
    expect(written(typed(before, ' '))).toBe(before.replace('|', ' |'))
  })

  test('leaves a word alone that has no candidate', () => {
    expect(written(typed('xyzzy|', ' '))).toBe('xyzzy |')
  })

  test('is not a full stop, which may be part of an address', () => {
    expect(isSeparator('.')).toBe(false)
    expect(isSeparator('@')).toBe(false)
    expect(isSeparator('g')).toBe(false)
  })

  test('replaces the word before a full stop', () => {
    expect(written(typed('ghar.|', ' '))).toBe('घर. |')
  })
})

describe('the full stop of the script', () => {
  test('is written where it is wanted', () => {
    expect(written(typed('ghar.|', ' ', true))).toBe('घर। |')
    expect(written(typed('घर.|', ' ', true))).toBe('घर। |')
  })

  test('is no part of three dots, of numbers or of addresses', () => {
    expect(written(typed('घर...|', ' ', true))).toBe('घर... |')
    expect(written(typed('12.|', ' ', true))).toBe('12. |')
    expect(written(typed('nila.example.|', ' ', true))).toBe('nila.example. |')
  })
})

describe('Backspace', () => {
  test('right behind a replaced word brings its Roman letters back', () => {
    expect(written(takeBack(typed('mera Ghar|', ' ')) as Field)).toBe('mera Ghar|')
  })

  test('brings them back from before a full stop too', () => {
    expect(written(takeBack(typed('ghar.|', ' ')) as Field)).toBe('ghar|')
  })

  test('works once: the next one deletes', () => {
    expect(takeBack(takeBack(typed('ghar|', ' ')) as Field)).toBeUndefined()
  })

  test('deletes once something else was typed', () => {
    const after = typed('ghar|', ' ')
    expect(takeBack(edited(after, 'घर h', 4))).toBeUndefined()
  })

  test('deletes where nothing was replaced', () => {
    expect(takeBack(typed('UPI|', ' '))).toBeUndefined()
  })

  test('lets the word stay Roman at the next separator', () => {
    const back = takeBack(typed('ghar|', ' ')) as Field
    expect(written(typed(back, ' '))).toBe('ghar |')
  })

  test('lets it become a word again when it is changed', () => {
    const back = takeBack(typed('ghar|', ' ')) as Field
    expect(written(typed(edited(back, 'main', 4), ' '))).toBe('मैं |')
  })
})

describe('a chosen candidate', () => {
  test('replaces the word, with the caret behind it', () => {
    expect(written(choose(field('mera ghar| hai'), 'घार'))).toBe('mera घार| hai')
  })

  test('can be taken back', () => {
    expect(written(takeBack(choose(field('ghar|'), 'घार')) as Field)).toBe('ghar|')
  })

  test('is nothing where no word is typed', () => {
    expect(written(choose(field('UPI|'), 'घर'))).toBe('UPI|')
  })
})
