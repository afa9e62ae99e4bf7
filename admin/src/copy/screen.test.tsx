import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { administrator, answers } from '../testing/fake-api.ts'
import { aDraft, aPiece, keepingCopy } from '../testing/fake-copy.ts'
import { renderApp } from '../testing/render-app.tsx'

type Routes = Parameters<typeof renderApp>[1]

const TITLE = 'landing.hero.title'
const LEAD = 'landing.hero.lead'
const pieces = [
  aPiece({ locale: 'en', key: TITLE, default: 'Ask in your language.' }),
  aPiece({ locale: 'en', key: LEAD, default: 'Nila is free.' }),
  aPiece({ key: TITLE, state: 'reviewed' }),
  aPiece({ key: LEAD, default: 'Nila मुफ़्त है।', isStale: true, draft: aDraft('Nila निःशुल्क है।') }),
  aPiece({ locale: 'ta', key: TITLE, default: 'உங்கள் மொழியில் கேளுங்கள்.', isMissing: true }),
  aPiece({ key: 'contact.title', default: 'संपर्क', state: 'reviewed' }),
  aPiece({ key: 'donate.why.title', default: 'दान', state: 'reviewed' }),
]

function open(address = '?page=landing&locale=hi', routes: Routes = {}, start = pieces) {
  const kept = keepingCopy(...start)
  return { ...renderApp(`/copy${address}`, { ...routes, ...kept.routes, ...routes }), kept }
}
const tree = async () => within(await screen.findByRole('navigation', { name: 'Pages' }))
const names = (links: HTMLElement[]) => links.map((link) => link.textContent)
const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))

describe('an editor', () => {
  const asEditor: Routes = {
    'GET /api/user': () => answers.json({ ...administrator, role: 'editor', isAdmin: false }),
  }

  test.each(['/', '/users', '/nowhere'])(
    'R20 who comes in at %s sees the copy, and nothing of administrators is asked for',
    async (address) => {
      const { api, live } = renderApp(address, { ...keepingCopy(...pieces).routes, ...asEditor })
      await screen.findByRole('heading', { name: 'Copy', level: 1 })
      await screen.findByRole('heading', { name: 'Landing page' })
      const menu = within(screen.getByRole('navigation', { name: 'Administration' }))
      expect(names(menu.getAllByRole('link'))).toEqual(['Copy', 'Releases'])
      expect([...new Set(api.calls.map(({ path }) => path))].sort()).toEqual([
        '/api/admin/copy/pages',
        '/api/admin/copy/pages/landing',
        '/api/admin/releases',
        '/api/user',
      ])
      expect(live.sockets).toEqual([])
    },
  )
})

describe('the tree', () => {
  test('has the pages under their headings, with how far the chosen language is', async () => {
    open()
    const pages = await tree()
    expect(names(pages.getAllByRole('heading'))).toEqual(['Pages'])
    const [landing, contact, donate] = pages.getAllByRole('link')
    expect(landing?.textContent).toBe('Landing page50% reviewed1 draft1 stale')
    expect(landing?.getAttribute('aria-current')).toBe('page')
    expect(contact?.textContent).toBe('Contact100% reviewed')
    within(donate as HTMLElement).getByTitle('Protected')
  })

  test('leads to a page; the chosen language stays, and is in the address', async () => {
    const { user } = open()
    await user.click((await tree()).getByRole('link', { name: /^Contact/ }))
    await screen.findByRole('heading', { name: 'Contact' })
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      page: 'contact',
      locale: 'hi',
    })
  })

  test('says of each language how much of it is reviewed; another one is chosen', async () => {
    const { user, api } = open()
    await user.click(await screen.findByRole('combobox', { name: 'Language' }))
    screen.getByRole('option', { name: 'English' })
    screen.getByRole('option', { name: 'हिन्दी – 75% reviewed' })
    await user.click(screen.getByRole('option', { name: 'தமிழ் – 0% reviewed' }))
    await screen.findByText('Missing')
    expect(api.asked('GET', '/api/admin/copy/pages/landing').at(-1)?.query).toEqual({ locales: 'en,ta' })
  })

  test('and the pieces are narrowed to what needs work', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('switch', { name: 'Only what needs work' }))
    await waitFor(async () => expect((await tree()).getAllByRole('link')).toHaveLength(1))
    screen.getByRole('textbox', { name: 'Hero · Lead' })
    expect(screen.queryByRole('textbox', { name: 'Hero · Title' })).toBeNull()
    expect(new URLSearchParams(location.search).get('work')).toBe('1')
  })

  test('that cannot be loaded says so, and is asked for again', async () => {
    const pages = 'GET /api/admin/copy/pages'
    const { api, user, kept } = open(undefined, { [pages]: () => answers.problem('service_unavailable') })
    await screen.findByText('The pages could not be loaded')
    api.routes[pages] = kept.routes[pages]
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await tree()
  })

  test('a page that cannot be loaded says so', async () => {
    const landing = 'GET /api/admin/copy/pages/landing'
    open(undefined, { [landing]: () => answers.problem('service_unavailable') })
    await screen.findByText('The words of this page could not be loaded')
  })
})

test('a page is marked as reviewed: what is not yet, and is not missing', async () => {
  const { user, api } = open()
  await user.click(await screen.findByRole('button', { name: 'Mark the page as reviewed' }))
  const dialog = within(await screen.findByRole('dialog', { name: /“Landing page” in हिन्दी as reviewed/ }))
  await user.click(dialog.getByRole('button', { name: 'Mark the page as reviewed' }))
  await waitFor(() => expect(screen.getAllByText('Reviewed')).toHaveLength(2))
  expect(api.asked('POST', '/api/admin/copy/translation-states')).toMatchObject([
    { body: { locale: 'hi', keys: [LEAD], state: 'reviewed' } },
  ])
})

describe('the search', () => {
  const search = 'GET /api/admin/copy/search'
  const match = { locale: 'hi', key: LEAD, page: 'landing', where: 'draft', text: 'Nila निःशुल्क है।' }

  test('finds words in every language; a match leads to its piece, in its language', async () => {
    const { user, api } = open('?page=contact&locale=ta', {
      [search]: () => answers.json({ matches: [match], isCut: false }),
    })
    await user.type(await screen.findByRole('searchbox', { name: 'Search all words' }), 'निःशुल्क')
    const results = within(await screen.findByRole('region', { name: 'Search results' }))
    results.getByText('1 match')
    expect(api.calls.at(-1)?.query).toEqual({ q: 'निःशुल्क' })
    const link = results.getByRole('link', { name: /Landing page · Hero · Lead · हिन्दी · Draft/ })
    expect(link.querySelector('mark')?.textContent).toBe('निःशुल्क')
    await user.click(link)
    const field = await screen.findByRole('textbox', { name: 'Hero · Lead' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('lang')).toBe('hi')
  })

  test('that finds nothing or too much says so, and ends with Escape', async () => {
    const { user, api } = open(undefined, { [search]: () => answers.json({ matches: [], isCut: false }) })
    const input = await screen.findByRole('searchbox', { name: 'Search all words' })
    await user.type(input, 'xyz')
    await screen.findByText('No results')
    api.routes[search] = () => answers.json({ matches: [match], isCut: true })
    await user.type(input, 'abc')
    await screen.findByText('More than 100 matches; the first are shown.')
    await user.keyboard('{Escape}')
    await tree()
  })
})

describe('a file', () => {
  const IMPORT = '/api/admin/copy/files/hi'
  const file = (content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    // A file of jsdom cannot be read.
    return Object.assign(new File([text], 'nila-hi.json', { type: 'application/json' }), {
      text: async () => text,
    })
  }
  const content = {
    product: 'nila',
    version: 1,
    locale: 'hi',
    entries: [
      { key: LEAD, source: 'Nila is free.', text: 'नया', state: 'reviewed', isStale: false, help: 'x' },
    ],
  }
  const choose = async ({ user }: ReturnType<typeof open>, chosen: File) =>
    user.upload(await screen.findByLabelText('File of हिन्दी'), chosen)

  test('that comes back is taken in, and says what became of its words', async () => {
    const app = open(undefined, {
      [`POST ${IMPORT}`]: () =>
        answers.json({
          saved: [LEAD, TITLE],
          unchanged: 1,
          refused: [
            { key: 'landing.gone', reason: 'unknown' },
            { key: 'landing.hero.talk', reason: 'invalid', detail: 'Please keep this to 40 characters.' },
          ],
        }),
    })
    await choose(app, file(content))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import of हिन्दी' }))
    dialog.getByText('2 pieces were saved as drafts.')
    dialog.getByText('1 piece was unchanged.')
    const refused = within(dialog.getByRole('list', { name: '2 pieces were refused:' }))
    expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'landing.gone: There is no such piece.',
      'landing.hero.talk: It does not obey the rules of its place. Please keep this to 40 characters.',
    ])
    expect(app.api.asked('POST', IMPORT)).toMatchObject([
      {
        body: {
          product: 'nila',
          version: 1,
          locale: 'hi',
          entries: [{ key: LEAD, source: 'Nila is free.', text: 'नया' }],
        },
      },
    ])
  })

  test.each([
    ['no file of words', '{"a":1}', 'This is no file of exported words, or it is too large.'],
    ['no JSON', '<html>', 'This is no file of exported words, or it is too large.'],
    ['of another language', { ...content, locale: 'ta' }, /^The file is of another language \(ta\)/],
  ])('that is %s is refused before it is sent', async (_, wrong, words) => {
    const app = open()
    await choose(app, file(wrong))
    await (await toast()).findByText(words)
    expect(app.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

test('retired keys are listed with their words, which nobody changes', async () => {
  const gone = aPiece({ key: 'landing.gone', default: undefined, draft: aDraft('पुराने शब्द') })
  const { kept, user } = open('?key=landing.gone&locale=hi', {}, [...pieces, gone])
  kept.retired.push({ locale: 'hi', key: 'landing.gone' })
  await screen.findByRole('heading', { name: 'Retired keys' })
  await user.click(await screen.findByRole('button', { name: 'Show the words: landing.gone, हिन्दी' }))
  await screen.findByText('पुराने शब्द')
  expect(screen.queryByRole('textbox')).toBeNull()
})
