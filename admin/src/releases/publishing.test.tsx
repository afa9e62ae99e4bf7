import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, answers } from '../testing/fake-api.ts'
import { aPublished, aRelease, keepingReleases } from '../testing/fake-releases.ts'
import { renderApp } from '../testing/render-app.tsx'

const bar = async () => within(await screen.findByRole('region', { name: 'Publishing' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const asEditor = {
  'GET /api/user': () => answers.json({ ...administrator, role: 'editor', isAdmin: false }),
}
const status = async () => (await (await bar()).findByRole('status')).textContent

test('drafts become a preview, of which is said how far it is, and which can then be looked at in their language', async () => {
  const { routes } = keepingReleases({ draftsSince: 3 })
  const { api, user } = renderApp('/releases', { ...routes, ...asEditor })
  const publishing = await bar()
  publishing.getByText('3 changes are not published.')
  expect(publishing.queryByRole('button', { name: 'Publish' })).toBeNull()

  await user.click(publishing.getByRole('button', { name: 'Prepare preview' }))
  await publishing.findByText('Preparing a preview of 3 changes…')
  publishing.getByRole('progressbar', { name: 'Preparing a preview of 3 changes…' })
  publishing.getByText(/^\d+ s$/)

  await publishing.findByText('Release 8 is ready, with 3 changes. Visitors do not see it yet.')
  expect(publishing.getByRole('link', { name: 'Open preview' }).getAttribute('href')).toBe(
    '/admin/releases/preview?path=%2Fhi',
  )
  expect(api.asked('POST', '/api/admin/releases')).toHaveLength(1)
})

test('where there is nothing to publish, there is nothing to press', async () => {
  renderApp('/releases', keepingReleases({}).routes)
  const publishing = await bar()
  publishing.getByText('Nothing waits to be published.')
  expect(publishing.queryAllByRole('button')).toEqual([])
})

test('changes that were made since are said, and prepared again', async () => {
  const { routes } = keepingReleases({ candidate: aRelease(), draftsSince: 1 })
  const { user } = renderApp('/releases', routes)
  const publishing = await bar()
  expect(await status()).toContain('1 change was made since and is not in it.')
  await user.click(publishing.getByRole('button', { name: 'Prepare again' }))
  await publishing.findByText(/^Release 8 is ready/)
})

test('a failed one says why, and each reason leads to its words', async () => {
  const problems = [
    {
      code: 'link_broken' as const,
      address: '/hi/donate',
      locale: 'hi' as const,
      key: 'donate.lead',
      detail: '/hi/donate links to /nowhere',
    },
    { code: 'out_of_time' as const, detail: 'The builder took more than 60 s' },
  ]
  const candidate = aRelease({ state: 'failed', problems })
  renderApp('/releases', keepingReleases({ candidate }).routes)
  const list = within(await screen.findByRole('list', { name: 'What is wrong' }))
  const [first, second] = list.getAllByRole('listitem')
  expect(first?.textContent).toContain('A link leads nowhere. on /hi/donate')
  expect(first?.textContent).toContain('/hi/donate links to /nowhere')
  const link = within(first as HTMLElement).getByRole('link', {
    name: 'Change the words: Donate · Lead (हिन्दी)',
  })
  expect(link.getAttribute('href')).toBe('/admin/copy?key=donate.lead&locale=hi')
  expect(second?.textContent).toContain('It took too long.')
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull()
  expect((await bar()).queryByRole('button', { name: 'Publish' })).toBeNull()
  ;(await bar()).getByRole('button', { name: 'Prepare again' })
})

test('Publish asks first, page by page, and publishes the release that was looked at', async () => {
  const changes = [
    { locale: 'hi' as const, key: 'landing.hero.title' },
    { locale: 'ta' as const, key: 'landing.hero.title' },
    { locale: 'all' as const, key: 'site.product' },
  ]
  const { api, user } = renderApp('/releases', keepingReleases({ candidate: aRelease({ changes }) }).routes)
  await user.click((await bar()).getByRole('button', { name: 'Publish' }))
  const question = await dialog()
  question.getByText('Publish release 7?')
  question.getByText('Landing page: 2 pieces')
  question.getByText('Settings of the site: 1 piece')
  question.getByText('Hero · Title (தமிழ்)')
  expect(api.asked('POST', '/api/admin/releases/7/publish')).toHaveLength(0)

  await user.click(question.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Visitors see release 7 now. You can go back to an earlier one at any time.')
  await screen.findByText('Live')
  await (await bar()).findByText('Nothing waits to be published.')
  // What this browser looked at is no preview any more.
  expect(api.asked('DELETE', '/api/admin/preview')).toHaveLength(1)
})

test('where others have published meanwhile, the release is prepared again before it is published', async () => {
  const { routes } = keepingReleases({ candidate: aRelease() })
  const { user } = renderApp('/releases', {
    ...routes,
    'POST /api/admin/releases/:id/publish': () => answers.problem('release_outdated'),
  })
  const publishing = await bar()
  await user.click(publishing.getByRole('button', { name: 'Publish' }))
  await user.click((await dialog()).getByRole('button', { name: 'Publish' }))
  await publishing.findByText(/^Other words were published since this release was built. Prepare it again/)
  expect(publishing.queryByRole('button', { name: 'Publish' })).toBeNull()
  await user.click(publishing.getByRole('button', { name: 'Prepare again' }))
  await publishing.findByRole('button', { name: 'Publish' })
})

test('protected words are published by a super-administrator alone, who gives the password', async () => {
  const { routes } = keepingReleases({ candidate: aRelease({ isProtected: true }) })
  let isConfirmed = false
  const publishProtected = routes['POST /api/admin/releases/:id/publish-protected']
  const { api, user } = renderApp('/releases', {
    ...routes,
    'POST /api/admin/releases/:id/publish': () => answers.problem('copy_protected'),
    'POST /api/admin/releases/:id/publish-protected': (call) =>
      isConfirmed ? publishProtected(call) : answers.problem('reauthentication_required'),
    'POST /api/reauthentication': () => {
      isConfirmed = true
      return answers.none()
    },
  })
  await user.click((await bar()).getByRole('button', { name: 'Publish' }))
  await user.click((await dialog()).getByRole('button', { name: 'Publish' }))
  await user.type(await screen.findByLabelText(/^Password/), 'a long password')
  await user.click((await dialog()).getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/^Visitors see release 7 now/)
  expect(api.asked('POST', '/api/reauthentication')).toMatchObject([
    { body: { password: 'a long password' } },
  ])
})

test('an editor is told who publishes protected words, and can still look at them', async () => {
  const { routes } = keepingReleases({ candidate: aRelease({ isProtected: true }) })
  renderApp('/releases', { ...routes, ...asEditor })
  const publishing = await bar()
  publishing.getByText(/a super-administrator publishes them/)
  publishing.getByRole('link', { name: 'Open preview' })
  expect(publishing.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('Discard asks first; the drafts stay', async () => {
  const { api, user } = renderApp('/releases', keepingReleases({ candidate: aRelease() }).routes)
  const publishing = await bar()
  await user.click(publishing.getByRole('button', { name: 'Discard' }))
  await user.click((await dialog()).getByRole('button', { name: 'Discard' }))
  await publishing.findByText('1 change is not published.')
  expect(api.asked('DELETE', '/api/admin/releases/7')).toHaveLength(1)
})

test('a refused request is said, and nothing else changes', async () => {
  const { routes } = keepingReleases({ draftsSince: 1 })
  const { user } = renderApp('/releases', {
    ...routes,
    'POST /api/admin/releases': () => answers.problem('nothing_to_publish'),
  })
  await user.click((await bar()).getByRole('button', { name: 'Prepare preview' }))
  await screen.findByText('The preview is not being prepared')
  screen.getByText('There is no draft, so there is nothing to publish.')
})

test('a rebuild for a new version of the product that fails is told apart', async () => {
  const problems = [{ code: 'copy_invalid' as const, detail: 'landing.hero.title is too long' }]
  const candidate = aRelease({ state: 'failed', changes: [], requestedBy: null, problems })
  renderApp('/releases', keepingReleases({ live: aPublished({ isLive: true }), candidate }).routes)
  const publishing = await bar()
  publishing.getByText(/^The site could not be rebuilt for the new version of the product/)
  await waitFor(() => expect(publishing.queryAllByRole('button')).toEqual([]))
})
