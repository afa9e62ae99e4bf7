// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { draw, drawing, words } from './draw-for-test.ts'

const htmlOf = async (text: string) => (await draw(text)).firstElementChild?.innerHTML

describe('what Markdown makes', () => {
  test('words, their marks, and lines as they were written', async () => {
    expect(await htmlOf('**a _b_** ~~c~~ `d`\ne<br>f\n\ng')).toBe(
      '<p dir="auto"><strong>a <em>b</em></strong> <del>c</del> <code dir="ltr">d</code><br>e<br>f</p><p dir="auto">g</p>',
    )
  })

  test('emphasis in scripts without slanted letters is upright', async () => {
    expect(await htmlOf('*ज़ोर* *stress*')).toBe(
      '<p dir="auto"><em class="markdown-upright">ज़ोर</em> <em>stress</em></p>',
    )
  })

  test('headings skip no level, whatever they begin with, and stand below those of the page', async () => {
    const page = await draw('### a\n\n##### b\n\n###### c\n\n#### d\n\n# e\n\n> # not of the outline')
    expect([...page.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((h) => h.localName + h.textContent)).toEqual([
      'h3a',
      'h4b',
      'h5c',
      'h4d',
      'h3e',
    ])
  })

  test('lists in lists, from any number, and tasks with the name of their state', async () => {
    const page = await draw('3. a\n   - b\n4. c\n\n- [x] d\n- [ ] e')
    expect(page.querySelector('ol')?.start).toBe(3)
    expect(page.querySelector('ol ul')?.textContent).toBe('b')
    expect(
      [...page.querySelectorAll('input')].map((box) => [box.ariaLabel, box.checked, box.disabled]),
    ).toEqual([
      ['Done', true, true],
      ['Not done', false, true],
    ])
  })

  test('a table whose head names the columns', async () => {
    const page = await draw('| a | b |\n|---|--:|\n| 1 | 2<br>3 |')
    expect([...page.querySelectorAll('th')].map((cell) => cell.scope)).toEqual(['col', 'col'])
    expect(page.querySelector('td:last-child')?.outerHTML).toBe('<td class="markdown-end">2<br>3</td>')
  })

  test('a table that is too wide can be scrolled by keys and has a name; one that is not is no stop', async () => {
    const table = '| a |\n|---|\n| b |'
    expect((await draw(table)).querySelector('[tabindex]')).toBeNull()
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500)
    const region = (await draw(table)).querySelector('.markdown-table')
    vi.restoreAllMocks()
    expect(region?.getAttribute('tabindex')).toBe('0')
    expect([region?.role, region?.ariaLabel]).toEqual(['region', 'Table'])
  })

  test('directions are those of the words: nothing inside of an item or a quote hides its words from it', async () => {
    const page = await draw('- اردو\n\n  اور\n\n> اردو\n\nhttps://a.example اردو `code`')
    expect(
      [...page.querySelectorAll('li, blockquote, .markdown > p')].map((e) => e.getAttribute('dir')),
    ).toEqual(['auto', 'auto', 'auto'])
    expect(page.querySelector('li [dir], blockquote [dir]')).toBeNull()
    expect([...page.querySelectorAll('.markdown > p [dir]')].map((e) => e.getAttribute('dir'))).toEqual([
      'ltr',
      'ltr',
    ])
  })

  test('names and numbers of characters stand for them once', async () => {
    expect((await draw('&copy; &#2325; &#x915; &amp;lt; &nothing; `&amp;` &#0;')).textContent).toBe(
      '© क क &lt; &nothing; &amp; \uFFFD',
    )
  })

  test('what is nested too deep, and what is too long, is there to be read', async () => {
    expect((await draw(`${'>'.repeat(50_000)} deep`)).querySelectorAll('blockquote').length).toBe(16)
    expect((await draw(`${'- '.repeat(5000)}deep`)).textContent).toContain('deep')
    expect((await draw(`${'*a **b '.repeat(500)}${'c** d* '.repeat(500)}`)).textContent).toContain('c')
    expect((await draw(`${'['.repeat(50_000)}deep`)).textContent).toContain('deep')
    const long = '*long* '.repeat(50_000)
    expect((await draw(long)).textContent).toBe(long)
  })
})

describe('links', () => {
  test('lead in a new tab to pages and mailboxes, tell the other side nothing, and say where they lead', async () => {
    const page = await draw('[words](https://www.example.org/a?b=1&amp;c=2)')
    expect(page.querySelector('a')?.outerHTML).toBe(
      '<a href="https://www.example.org/a?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank" ' +
        'referrerpolicy="no-referrer" title="example.org · Opens in a new tab">words</a>',
    )
    expect((await draw('<a@b.example>')).querySelector('a')?.href).toBe('mailto:a@b.example')
  })

  test('that lead to no page are their words', async () => {
    expect(await htmlOf('[a](/settings) [b](javascript:alert(1)) [c](https://me:pw@d.example)')).toBe(
      '<p dir="auto">a b c</p>',
    )
  })

  test.each([
    ['[bank.example](https://evil.example)', 'bank.example (evil.example)'],
    ['[https://bank.example/login](https://evil.example)', 'https://bank.example/login (evil.example)'],
    ['[bаnk.example](https://bank.example)', 'bаnk.example (bank.example)'],
    ['[bank．example](https://evil.example)', 'bank．example (evil.example)'],
    ['[me@bank.example](mailto:me@evil.example)', 'me@bank.example (me@evil.example)'],
    ['[bank.example](https://www.bank.example/a.html)', 'bank.example'],
    ['[https://bank.example/a.html](https://bank.example/a.html)', 'https://bank.example/a.html'],
    ['[my bank](https://evil.example)', 'my bank'],
  ])('whose words read like an address, %s, are shown as %s', async (text, shown) => {
    expect((await draw(text)).textContent).toBe(shown)
  })

  test('stand in the place of pictures, which nothing fetches', async () => {
    const page = await draw(
      '![a cat](https://a.example/cat.png) ![](https://a.example/dog.png) [![c](https://d.example)](https://e.example)',
    )
    expect(page.querySelector('img')).toBeNull()
    expect([...page.querySelectorAll('a')].map((a) => [a.textContent, a.href])).toEqual([
      ['a cat', 'https://a.example/cat.png'],
      ['https://a.example/dog.png', 'https://a.example/dog.png'],
      ['c', 'https://e.example/'],
    ])
  })
})

describe('code', () => {
  const press = async (page: HTMLElement) => {
    await act(async () => page.querySelector('button')?.click())
    return page.querySelector('[role=status]')?.textContent
  }

  test('says its language and is copied as it stands, which is said', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const page = await draw('```js title=x\n<b> && *c*\n```')
    expect(page.querySelector('.markdown-code-head')?.firstChild?.textContent).toBe('js')
    expect(page.querySelector('[role=status]')?.textContent).toBe('')
    expect(await press(page)).toBe(words.copied)
    expect(writeText).toHaveBeenCalledWith('<b> && *c*')
  })

  test('is marked where the browser does not let it be copied, with words that say so', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    const page = await draw('```\nlet a\n```')
    document.body.append(page)
    expect(await press(page)).toBe(words.copyFailed)
    expect(getSelection()?.toString()).toBe('let a')
    page.remove()
  })

  test('cannot look like other code than it is', async () => {
    expect((await draw('```\nif (a\u202E\u2066 // b)\n```\n\n`x\u202Ey` z&#x202E;')).textContent).not.toMatch(
      /[\u202A-\u202E\u2066-\u2069]/,
    )
  })
})

describe('what is told to screen readers', () => {
  test('each block once, when it is written, without its marks; code by its name only', async () => {
    const told: string[] = []
    const { draw } = drawing({ isStreaming: true, onBlock: (words) => told.push(words) })
    await draw('**One** [l')
    expect(told).toEqual([])
    await draw('**One** [link](https://a.example)\n\n```js\nlet')
    expect(told).toEqual(['One link'])
    const text =
      '**One** [link](https://a.example)\n\n```js\nlet a\n```\n\n- b\n- [x] c\n\n| d | e |\n|--|--|\n| f | g |'
    await draw(text)
    expect(told).toEqual(['One link', 'Code in js', 'b\nDone\nc'])
    await draw(text, { isStreaming: false })
    expect(told).toEqual(['One link', 'Code in js', 'b\nDone\nc', 'd, e\nf, g'])
  })

  test('nothing of an answer that was there from the start', async () => {
    const onBlock = vi.fn()
    await draw('One\n\nTwo', { onBlock })
    expect(onBlock).not.toHaveBeenCalled()
  })
})
