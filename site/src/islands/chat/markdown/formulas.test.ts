// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
import { draw, drawing } from './draw-for-test.ts'

// Later it is fetched by the first formula; what is drawn meanwhile is tested with the data saver.
beforeAll(() => import('./math-elements.ts'))

const mathOf = async (text: string) =>
  [...(await draw(text)).querySelectorAll('math')].map((math) => math.textContent)

describe('formulas', () => {
  test.each([
    ['$x^2$', 'x2'],
    ['so $a$, and', 'a'],
    ['\\(a+b\\)', 'a+b'],
    ['$$\\frac{1}{2}$$', '12'],
    ['text\n$$\ny\n$$\ntext', 'y'],
    ['text\n\\[\nz\n\\]', 'z'],
    ['- $n$', 'n'],
    ['| $m$ |\n|---|', 'm'],
    ['$5$', '5'],
  ])('are read in %j', async (text, drawn) => {
    expect(await mathOf(text)).toEqual([drawn])
  })

  test.each([
    '$5 and $10',
    'from $5 to US$10, or $5-$10',
    '$5 or US$ in cash',
    'US$5/CA$6',
    '$HOME and $PATH',
    '\\$x\\$',
    '`$x$` and\n\n```\n$$x$$\n```',
    '    $x$',
    '$$ not closed',
    'a \\[b\\](https://c.example)',
  ])('are not read in %j', async (text) => {
    expect(await mathOf(text)).toEqual([])
  })

  test('are MathML without styles, and a wide one scrolls by itself', async () => {
    const page = await draw('$$\\begin{aligned} a &= \\boxed{b} \\end{aligned}$$')
    expect(page.querySelector('.markdown-display > math')?.getAttribute('display')).toBe('block')
    expect([...page.querySelectorAll('mtd')].map((cell) => cell.className)).toEqual([
      'math-right math-tight',
      'math-left math-tight',
    ])
    expect(page.querySelector('menclose')?.getAttribute('notation')).toBe('box')
    expect(page.querySelector('[style], annotation')).toBeNull()
  })

  test('have the letters that browsers have no variants for', async () => {
    expect(await mathOf('$\\mathbb{R} \\mathcal{L} \\mathfrak{g} ℝ ℤ \\mathbb{1}$')).toEqual(['ℝℒ𝔤ℝℤ𝟙'])
    const bold = (await draw('$\\mathbf{v}$')).querySelector('mi')
    expect([bold?.textContent, bold?.getAttribute('class'), bold?.getAttribute('mathvariant')]).toEqual([
      'v',
      'math-bold',
      'normal',
    ])
  })

  test('move nothing out of its place', async () => {
    const page = await draw('$\\kern-50em\\raisebox{50em}{x}\\smash{y}\\llap{z}\\rule{90em}{90em}$')
    expect(page.querySelector('math')).not.toBeNull()
    expect(page.innerHTML).not.toMatch(/="-|voffset|[1-9]\dem/)
  })

  test.each([
    '$\\nosuchcommand{x}$',
    '$\\href{https://a.example}{x}$',
    '$\\def\\a{\\a\\a}\\a$',
    `$${'{'.repeat(3000)}x${'}'.repeat(3000)}$`,
    `$${'\\sqrt{'.repeat(100)}x${'}'.repeat(100)}$`,
  ])('that cannot be drawn stay as they were written: %.40s', async (text) => {
    const page = await draw(text)
    expect(page.querySelector('math')).toBeNull()
    expect(page.querySelector('code')?.textContent).toBe(text)
  })

  test('stay as they were written where data is saved', async () => {
    const page = await draw('$x^2$', { dataSaver: true })
    expect(page.textContent).toBe('$x^2$')
    expect(page.querySelector('math')).toBeNull()
  })

  test('stay as they were written while they are written', async () => {
    const { page, draw } = drawing({ isStreaming: true })
    await draw('So\n\n$$\nx + y')
    expect(page.querySelector('math')).toBeNull()
    expect(page.querySelector('code')?.textContent).toContain('x + y')
    await draw('So\n\n$$\nx + y\n$$\n\nand')
    expect(page.querySelector('math')?.textContent).toBe('x+y')
  })
})
