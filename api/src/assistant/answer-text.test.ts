import { expect, test } from 'vitest'
import { ANSWER_LIMIT, createAnswerText } from './answer-text.ts'

/** What becomes of these pieces, as the pieces that are handed out. */
function take(pieces: string[]): string[] {
  const out: string[] = []
  const answer = createAnswerText((text) => out.push(text))
  for (const piece of pieces) answer.take(piece)
  answer.end()
  return out
}

const textOf = (pieces: string[]): string => take(pieces).join('')

test('an answer goes out piece by piece, as it came', () => {
  expect(take(['Na', 'ma', 'ste'])).toEqual(['Na', 'ma', 'ste'])
  expect(textOf(['\n ', ' indented'])).toBe('\n  indented')
})

test('thoughts before an answer are left out wherever they are cut', () => {
  const whole = '\n<think>\nIs 1 < 2? </thin no.\n</think>\n\nYes, <think> is a tag.'
  for (let cut = 0; cut <= whole.length; cut += 1) {
    expect(textOf([whole.slice(0, cut), whole.slice(cut)])).toBe('Yes, <think> is a tag.')
  }
  expect(textOf([...whole])).toBe('Yes, <think> is a tag.')
})

test('an answer that only begins like thoughts is kept', () => {
  expect(textOf(['<', 'th', 'e>'])).toBe('<the>')
  expect(textOf(['<thin'])).toBe('<thin')
  expect(textOf(['  '])).toBe('  ')
})

test('thoughts that never end are no answer', () => {
  expect(take(['<think>', 'and so on', ' and on'])).toEqual([])
})

test('a character that comes in halves goes out whole', () => {
  const [first = '', second = ''] = '😀'.split('').map((unit) => unit)
  expect(take([`a${first}`, `${second}b`])).toEqual(['a', '😀b'])
  expect(take([first, second])).toEqual(['😀'])
})

test('what no database keeps does not go out', () => {
  expect(textOf(['a\0b'])).toBe('ab')
  expect(textOf(['a\ud83d'])).toBe('a\ufffd')
  expect(textOf(['a\ude00b'])).toBe('a\ufffdb')
})

test('an answer that grows too long ends before the character that is too much', () => {
  let text = ''
  const answer = createAnswerText((piece) => {
    text += piece
  })
  expect(answer.take('x'.repeat(ANSWER_LIMIT - 1))).toBe(true)
  expect(answer.take('😀')).toBe(false)
  answer.end()
  expect(text).toBe('x'.repeat(ANSWER_LIMIT - 1))
})
