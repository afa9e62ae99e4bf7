import { expect, test } from 'vitest'
import { markdownHtml } from './markdown.ts'

test('paragraphs, lists, bold words and links become HTML', () => {
  expect(markdownHtml('One **two**.\n\n- [three](/four)\n- five')).toBe(
    '<p>One <strong>two</strong>.</p><ul><li><a href="/four">three</a></li><li>five</li></ul>',
  )
})

test('tags in copy are shown, not run', () => {
  expect(markdownHtml('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('%s is no link', (href) => {
  expect(markdownHtml(`[words](${href})`)).not.toContain('<a')
})

test('a link cannot break out of its attribute', () => {
  expect(markdownHtml('[words](/a"onclick="x)')).not.toContain('"onclick')
})
