import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aPublished, keepingReleases } from '../testing/fake-releases.ts'
import { renderApp } from '../testing/render-app.tsx'

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const live = aPublished({ id: 6, isLive: true })
const history = [
  live,
  aPublished({ id: 5 }),
  aPublished({ id: 3, publishedBy: null, changes: [] }),
  aPublished({ id: 1, isKept: false }),
]

test('what was published says when, by whom and what it changed, and which is live', async () => {
  renderApp('/releases', keepingReleases({ live, history }).routes)
  const first = await card('Release 6')
  first.getByText('Live')
  expect(first.queryByRole('button')).toBeNull()
  const second = await card('Release 5')
  second.getByText(/^Published Nov 23, 2026, .* by asha$/)
  second.getByText('1 change')
  expect(second.getByRole('link', { hidden: true }).getAttribute('href')).toBe(
    '/admin/copy?key=landing.hero.title&locale=hi',
  )
  ;(await card('Release 3')).getByText(/, by the product itself$/)
  ;(await card('Release 1')).getByText('Too old to go back to')
})

test('before the first release, that is said', async () => {
  renderApp('/releases', keepingReleases({}).routes)
  await screen.findByText(/^Visitors see the site with the words that came with the product/)
})

test('going back asks first, and then makes that release the live one', async () => {
  const { api, user } = renderApp('/releases', keepingReleases({ live, history }).routes)
  await user.click((await card('Release 5')).getByRole('button', { name: 'Go back to release 5' }))
  const question = await dialog()
  question.getByText(/^Visitors see the site of release 5 at once/)
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(api.asked('POST', '/api/admin/releases/5/roll-back')).toHaveLength(0)

  await user.click((await card('Release 5')).getByRole('button', { name: 'Go back to release 5' }))
  await user.click((await dialog()).getByRole('button', { name: 'Go back' }))
  await screen.findByText('Went back to release 5')
  ;(await card('Release 5')).getByText('Live')
  ;(await card('Release 6')).getByRole('button', { name: 'Go back to release 6' })
})

test('where protected words would change, a super-administrator gives the password; giving none changes nothing', async () => {
  const { api, user } = renderApp('/releases', {
    ...keepingReleases({ live, history }).routes,
    'POST /api/admin/releases/:id/roll-back': () => answers.problem('copy_protected'),
    'POST /api/admin/releases/:id/roll-back-protected': () => answers.problem('reauthentication_required'),
  })
  await user.click((await card('Release 5')).getByRole('button', { name: 'Go back to release 5' }))
  await user.click((await dialog()).getByRole('button', { name: 'Go back' }))
  await screen.findByLabelText(/^Password/)
  expect(api.asked('POST', '/api/admin/releases/5/roll-back-protected')).toHaveLength(1)
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  ;(await card('Release 6')).getByText('Live')
  expect(screen.queryByText('Went back to release 5')).toBeNull()
})

test('a refusal is said', async () => {
  const { user } = renderApp('/releases', {
    ...keepingReleases({ live, history }).routes,
    'POST /api/admin/releases/:id/roll-back': () => answers.problem('release_not_found'),
  })
  await user.click((await card('Release 5')).getByRole('button', { name: 'Go back to release 5' }))
  await user.click((await dialog()).getByRole('button', { name: 'Go back' }))
  await screen.findByText('Not gone back')
  screen.getByText('This release is not there any more.')
})

test('releases that cannot be loaded can be asked for again', async () => {
  const { routes } = keepingReleases({ live, history })
  let isAway = true
  const { user } = renderApp('/releases', {
    ...routes,
    'GET /api/admin/releases': () =>
      isAway ? answers.problem('admin_forbidden') : routes['GET /api/admin/releases'](),
  })
  await screen.findByRole('heading', { name: 'The releases could not be loaded' })
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('Release 6')
})
