import { expect, test } from 'vitest'
import { markdownHtml, plainText } from './markdown.ts'

test('paragraphs, lists, bold words and links become HTML', () => {
  expect(markdownHtml('One **two**.\n\n- [three](/four)\n- five', 'en')).toBe(
    '<p>One <strong>two</strong>.</p><ul><li><a href="/four">three</a></li><li>five</li></ul>',
  )
})

test('tags in copy are shown, not run', () => {
  expect(markdownHtml('<script>alert(1)</script>', 'en')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
  '%s is no link',
  (href) => {
    expect(markdownHtml(`[words](${href})`, 'en')).not.toContain('<a')
  },
)

test('a link cannot break out of its attribute', () => {
  expect(markdownHtml('[words](/a"onclick="x)', 'hi')).not.toContain('"onclick')
})

test('a link leads to the page in the language of the words', () => {
  expect(markdownHtml('[words](/four) and [others](https://nila.example/x)', 'hi')).toBe(
    '<p><a href="/hi/four">words</a> and <a href="https://nila.example/x">others</a></p>',
  )
})

test('copy as plain words has neither marks nor lines', () => {
  expect(plainText('One **two**.\n\n- [three](/four)\n- five - six')).toBe('One two. three five - six')
})
