import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aRelease, keepingReleases } from '../testing/fake-releases.ts'
import { renderApp } from '../testing/render-app.tsx'

const here = () => window.location.pathname + window.location.search
const frame = () => screen.findByTitle<HTMLIFrameElement>('The site, release 7')
const match = (over: object) => ({ locale: 'hi', page: 'landing', where: 'draft', text: 'नमस्ते', ...over })
const entry = (key: string, text: string) => ({
  locale: 'hi',
  key,
  default: text,
  published: null,
  draft: null,
})

/** The preview of a site with these words. */
function previewing(matches: object[], entries: object[] = []) {
  const { routes } = keepingReleases({ candidate: aRelease() })
  const counts = { hi: {}, en: {} }
  return renderApp('/releases/preview', {
    ...routes,
    'GET /api/admin/copy/search': ({ query }) =>
      answers.json({ matches: query.locale === 'hi' ? matches : [], isCut: false }),
    'GET /api/admin/copy/pages': () =>
      answers.json({
        pages: [
          { page: 'landing', path: '/', isProtected: false, locales: counts },
          { page: 'donate', path: '/donate', isProtected: true, locales: counts },
          { page: 'shell', path: null, isProtected: false, locales: counts },
          { page: 'site', path: null, isProtected: true, locales: { all: {} } },
        ],
        retired: [],
      }),
    'GET /api/admin/copy/pages/:page': ({ path }) =>
      answers.json({ entries: path.endsWith('/landing') ? entries : [] }),
  })
}

const pointed = { type: 'nila-edit', locale: 'hi', text: 'नमस्ते', path: '/hi' }

/** A page in the frame says something, or somebody who would like to be taken for it. */
async function say(data: unknown, over: Partial<MessageEventInit> = {}) {
  const { contentWindow: source } = await frame()
  const { origin } = window.location
  await act(
    async () => void window.dispatchEvent(new MessageEvent('message', { origin, source, data, ...over })),
  )
}

test('words that somebody points at lead to their piece, that of the page first', async () => {
  previewing([match({ page: 'donate', key: 'donate.lead' }), match({ key: 'landing.hero.title' })])
  await say(pointed)
  await waitFor(() => expect(here()).toBe('/admin/copy?key=landing.hero.title&locale=hi'))
})

test('where several pieces say them, one is chosen', async () => {
  const { user } = previewing([
    match({ page: 'shell', key: 'shell.header.login' }),
    match({ key: 'landing.hero.title' }),
    match({ key: 'landing.hero.title', where: 'default' }),
    match({ key: 'landing.hero.lead', text: 'नमस्ते, आइए' }),
  ])
  await say(pointed)
  const dialog = within(await screen.findByRole('dialog', { name: 'Find words' }))
  await dialog.findByText('Several pieces say this. Which one would you like to change?')
  expect(dialog.getAllByRole('link').map((link) => link.firstChild?.firstChild?.textContent)).toEqual([
    'Landing page · Hero · Title (हिन्दी)',
    'Header and footer · Header · Login (हिन्दी)',
  ])
  await user.click(dialog.getByRole('link', { name: /^Header and footer/ }))
  await waitFor(() => expect(here()).toBe('/admin/copy?key=shell.header.login&locale=hi'))
})

test('words with places that the page has filled are found on the page', async () => {
  previewing([], [entry('landing.hero.title', 'नमस्ते'), entry('landing.about.version', 'संस्करण {version} देखें')])
  await say({ ...pointed, text: 'संस्करण 1.2 देखें' })
  await waitFor(() => expect(here()).toBe('/admin/copy?key=landing.about.version&locale=hi'))
})

test('that no piece says them is said', async () => {
  const { user } = previewing([])
  await say({ ...pointed, text: 'A review that somebody wrote' })
  await screen.findByRole('heading', { name: 'No piece of copy says exactly this' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(here()).toBe('/admin/releases/preview')
})

test.each([
  ['another origin', pointed, { origin: 'https://evil.example' }],
  ['another window', pointed, { source: window }],
  ['no window', pointed, { source: null }],
  ['another kind of message', { ...pointed, type: 'other' }, {}],
  ['a language that there is not', { ...pointed, locale: 'xx' }, {}],
  ['no words', { ...pointed, text: ' ' }, {}],
  ['more than is asked for', { ...pointed, key: 'landing.hero.title' }, {}],
  ['no object', 'nila-edit', {}],
])('%s is not listened to', async (_, data, over) => {
  const { api } = previewing([match({ key: 'landing.hero.title' })])
  await say(data, over)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.asked('GET', '/api/admin/copy/search')).toEqual([])
})

test('words of a page that is no frame lead to their piece as well', async () => {
  const { routes } = keepingReleases({})
  const query = new URLSearchParams({ text: 'नमस्ते', locale: 'hi', path: '/hi' })
  renderApp(`/releases/find?${query}`, {
    ...routes,
    'GET /api/admin/copy/search': () =>
      answers.json({ matches: [match({ key: 'landing.hero.title' })], isCut: false }),
    'GET /api/admin/copy/pages': () =>
      answers.json({
        pages: [{ page: 'landing', path: '/', isProtected: false, locales: { hi: {} } }],
        retired: [],
      }),
    'GET /api/admin/copy/pages/:page': () => answers.json({ entries: [] }),
  })
  await waitFor(() => expect(here()).toBe('/admin/copy?key=landing.hero.title&locale=hi'))
})
