import { expect, test } from 'vitest'
import { AnswerLexer } from './answer-lexer.ts'
import { LONG_ANSWER } from './long-answer-for-test.ts'
import { tokensOf } from './tokens.ts'

const written = (text: string, isStreaming: boolean, lexer = new AnswerLexer()) =>
  lexer.read(text, isStreaming).blocks.map(({ token }) => `${token.type}: ${token.raw.trimEnd()}`)

test.each([
  ['**bold', 'paragraph: **bold**'],
  ['a `code', 'paragraph: a `code`'],
  ['see [words](https://exam', 'paragraph: see words'],
  ['![a cat](https://exam', 'paragraph: a cat'],
  ['for x in [0, 1) and **y', 'paragraph: for x in [0, 1) and **y**'],
  ['```js\nlet **a', 'code: ```js\nlet **a'],
  ['a\n\n- b\n- *c', 'list: - b\n- *c*'],
])('while %j is written, its end is closed', (text, last) => {
  expect(written(text, true).at(-1)).toBe(last)
  expect(written(text, false).at(-1)).toContain(text.split('\n\n').at(-1))
})

test('what is settled while an answer is written is what it is in the end, at every letter', () => {
  const lexer = new AnswerLexer()
  const whole = written(LONG_ANSWER, false)
  for (let at = 0; at <= LONG_ANSWER.length; at++) {
    const blocks = written(LONG_ANSWER.slice(0, at), true, lexer)
    expect(whole.slice(0, Math.max(0, blocks.length - 2))).toEqual(blocks.slice(0, -2))
  }
  expect(written(LONG_ANSWER, false, lexer)).toEqual(whole)
})

test('the next number of a list goes on with it', () => {
  const lexer = new AnswerLexer()
  for (const text of ['1. a', '1. a\n\n2', '1. a\n\n2. b', '1. a\n\n2. b\n\n3']) written(text, true, lexer)
  expect(written('1. a\n\n2. b\n\n3. c', true, lexer)).toEqual(['list: 1. a\n\n2. b\n\n3. c'])
})

test('only what is not settled is read again: what came before is the very same', () => {
  const lexer = new AnswerLexer()
  const before = lexer.read('a\n\nb\n\nc', true).blocks
  const after = lexer.read('a\n\nb\n\nc\n\nd', true).blocks
  expect(after[0]).toBe(before[0])
  expect(after[2]).not.toBe(before[2])
})

test('another text than the one that grew is read from its start', () => {
  const lexer = new AnswerLexer()
  written('a\n\nb\n\nc\n\nd', true, lexer)
  expect(written('x\n\nb\n\nc', true, lexer)).toEqual(['paragraph: x', 'paragraph: b', 'paragraph: c'])
})

test('an address that is defined further up, or in the end further down, is that of a link', () => {
  const lexer = new AnswerLexer()
  const text = '[1]: https://a.example\n\nb\n\nc\n\nd\n\n[e][1] [f][2]\n\n[2]: https://g.example'
  const links = (isStreaming: boolean) => JSON.stringify(lexer.read(text, isStreaming).blocks.at(-1)?.token)
  written('[1]: https://a.example\n\nb\n\nc\n\nd', true, lexer)
  expect(links(true)).toContain('"href":"https://a.example"')
  expect(links(false)).toContain('"href":"https://g.example"')
})

test('headings keep their levels while the answer grows', () => {
  const lexer = new AnswerLexer()
  const text = '## a\n\nb\n\n### c\n\nd\n\n### e\n\nf\n\n# g'
  for (let at = 0; at < text.length; at++) lexer.read(text.slice(0, at), true)
  expect(lexer.read(text, true).blocks.map(({ level }) => level)).toEqual([
    3,
    undefined,
    4,
    undefined,
    4,
    undefined,
    3,
  ])
})

test('what takes too long to read is text from there on', () => {
  const text = '*a* '.repeat(50_000).trim()
  const [block] = new AnswerLexer().read(text, false).blocks
  const tokens = tokensOf(block?.token ?? {})
  expect(tokens.map(({ raw }) => raw).join('')).toBe(text)
  expect(tokens.filter(({ type }) => type === 'em').length).toBeLessThan(1000)
})

test('the worst texts known are read within bounds, with every word', () => {
  const worst = [
    '**_a',
    'a\n-\n',
    '!',
    '> a\nb\n',
    '[a](b',
    '- a\n1) b\n',
    '\\[',
    '`a',
    'a|b\n-:\n',
    '- a\nhttp:',
    '<a ',
  ]
  for (const part of worst) {
    const text = part.repeat(30_000 / part.length)
    expect(written(text, false).join('\n').length).toBeGreaterThanOrEqual(text.replace(/\s/g, '').length)
  }
})
