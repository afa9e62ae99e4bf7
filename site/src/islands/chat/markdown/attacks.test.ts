// @vitest-environment jsdom
import { marked } from 'marked'
import { expect, test } from 'vitest'
import { attacks } from './attacks.ts'
import { drawing } from './draw-for-test.ts'

const LINK = ['href', 'rel', 'target', 'referrerpolicy', 'title']
const MATHML = [
  'display',
  'displaystyle',
  'scriptlevel',
  'fence',
  'stretchy',
  'separator',
  'accent',
  'minsize',
]
const LENGTH = ['width', 'height', 'depth', 'lspace', 'rspace', 'maxsize', 'linethickness']
/** All that an answer may be made of, whatever it says. */
const ALLOWED: Record<string, string[]> = {
  div: ['class', 'dir'],
  span: ['class', 'dir', 'role'],
  p: ['class', 'dir'],
  a: LINK,
  code: ['dir', 'translate'],
  button: ['class', 'type'],
  input: ['type', 'disabled', 'checked', 'aria-label'],
  ol: ['start'],
  li: ['class', 'dir'],
  th: ['class', 'scope'],
  td: ['class'],
  em: ['class'],
  blockquote: ['dir'],
  ...Object.fromEntries(['h3', 'h4', 'h5', 'h6'].map((name) => [name, ['dir']])),
  ...Object.fromEntries('strong del pre br hr ul table thead tbody tr'.split(' ').map((name) => [name, []])),
  ...Object.fromEntries(
    'math mrow mi mn mo mtext mspace msup msub mfrac mstyle mpadded mtable mtr mtd menclose'
      .split(' ')
      .map((name) => [name, ['class', 'mathvariant', 'notation', ...MATHML, ...LENGTH]]),
  ),
}

function expectHarmless(page: HTMLElement) {
  for (const element of page.querySelectorAll('*')) {
    expect(Object.keys(ALLOWED)).toContain(element.localName)
    for (const { name, value } of element.attributes) {
      expect(ALLOWED[element.localName], `<${element.localName} ${name}="${value}">`).toContain(name)
      if (LENGTH.includes(name)) expect(value).not.toContain('-')
    }
  }
  for (const link of page.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^(https?:\/\/[^@]+$|mailto:)/)
    expect(link.rel).toBe('noopener noreferrer nofollow')
  }
  expect(page.querySelector('a a')).toBeNull()
  expect(page.querySelector('[src], [style], [id], [name], [action]')).toBeNull()
  expect(page.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
}

test('there are at least 120 attacks, and none is there twice', () => {
  expect(new Set(attacks).size).toBe(attacks.length)
  expect(attacks.length).toBeGreaterThanOrEqual(120)
})

test('most attacks get through where Markdown is turned into HTML as usual, so they are worth trying', () => {
  const successful = attacks.filter((attack) => {
    const page = new DOMParser().parseFromString(marked.parse(attack, { async: false }), 'text/html').body
    try {
      expectHarmless(page)
    } catch {
      return true
    }
    return false
  })
  expect(successful.length).toBeGreaterThanOrEqual(100)
})

test.each(attacks)('harmless: %j', async (attack) => {
  const page = await drawing().draw(attack)
  expectHarmless(page)
  expect(page.textContent).not.toBe('')
})

test('attacks are harmless while they are written', async () => {
  const { draw } = drawing({ isStreaming: true })
  const text = attacks.join('\n\n')
  for (let at = 0; at < text.length; at += 397) expectHarmless(await draw(text.slice(0, at)))
})

test('an attack inside of a list, a quote, a table, emphasis or a link is harmless', async () => {
  for (const attack of attacks) {
    const line = attack.replaceAll('\n', ' ')
    const around = [
      `- ${line}`,
      `> 1. ${line}`,
      `| ${line} |\n|-|\n| ${line} |`,
      `**${line}**`,
      `[${line}](https://a.example)`,
    ]
    expectHarmless(await drawing().draw(around.join('\n\n')))
  }
})

test('what is written as HTML is there to be read', async () => {
  const page = await drawing().draw('<script>alert(1)</script> and <b>more</b>')
  expect(page.textContent).toBe('<script>alert(1)</script> and <b>more</b>')
})
