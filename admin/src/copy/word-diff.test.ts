import { expect, test } from 'vitest'
import { diffWords } from './word-diff.ts'

const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test('a word that was exchanged is gone, and another is new; the rest is the same', () => {
  expect(shown('Ask in your language', 'Ask in any language')).toBe('Ask in [-your -][+any +]language')
})

test('words that were added or taken away are told from those that stayed', () => {
  expect(shown('Ask in your language', 'Ask now in your own language')).toBe(
    'Ask [+now +]in your [+own +]language',
  )
  expect(shown('one two three four', 'one four')).toBe('one [-two three -]four')
})

test('a text of nothing and a text that did not change are what they are', () => {
  expect(diffWords('', '')).toEqual([])
  expect(shown('', 'new words')).toBe('[+new words+]')
  expect(shown('old words', '')).toBe('[-old words-]')
  expect(shown('same words', 'same words')).toBe('same words')
})

test('space that has changed is no change of words', () => {
  expect(diffWords('one two', 'one\n\ntwo')).toEqual([{ kind: 'same', text: 'one\n\ntwo' }])
})

test('Indic scripts are compared by the words between their spaces', () => {
  expect(shown('अपनी भाषा में पूछें', 'अपनी बोली में पूछें')).toBe('अपनी [-भाषा -][+बोली +]में पूछें')
})

test('texts too long to be compared word by word are shown one after the other', () => {
  const [before, after] = ['a '.repeat(1500), 'b '.repeat(1500)]
  expect(diffWords(before, after)).toEqual([
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ])
})

test('whatever became of it, what is the same and what is gone make the text before, and with what is new the one after', () => {
  const before = 'Nila is free. Ask what you like, in the language that you think in.'
  const after = 'Ask Nila what you like: it is free, and in the language you think in.'
  const parts = diffWords(before, after)
  const said = (kinds: string[]) =>
    parts
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('')
  expect(said(['same', 'gone'])).toBe(before)
  expect(said(['same', 'new'])).toBe(after)
})
