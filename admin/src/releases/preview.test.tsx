import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aRelease, keepingReleases } from '../testing/fake-releases.ts'
import { renderApp } from '../testing/render-app.tsx'

const frame = () => screen.findByTitle<HTMLIFrameElement>('The site, release 7')
const shown = async () => (await frame()).getAttribute('src')
const here = () => window.location.pathname + window.location.search

test('the release that is ready is shown in a frame, at the addresses of the site', async () => {
  const { routes } = keepingReleases({ candidate: aRelease() })
  const { api, user } = renderApp('/releases/preview', routes)
  await screen.findByText('You are looking at release 7 – not published')
  expect(api.asked('POST', '/api/admin/releases/7/preview')).toHaveLength(1)
  expect(await shown()).toBe('/')

  await user.click(screen.getByRole('combobox', { name: 'Language' }))
  await user.click(await screen.findByRole('option', { name: 'हिन्दी' }))
  expect(await shown()).toBe('/hi')

  const path = () => screen.getByRole('textbox', { name: 'Page' })
  await user.clear(path())
  await user.type(path(), '/donate{Enter}')
  expect(await shown()).toBe('/hi/donate')

  // With its own language, it is the page in that one.
  await user.clear(path())
  await user.type(path(), '/ta/contact{Enter}')
  expect(await shown()).toBe('/ta/contact')
  expect(path()).toHaveProperty('value', '/contact')

  await user.clear(path())
  await user.type(path(), '//evil.example{Enter}')
  screen.getByText('Please enter the address of a page of this site, like /donate')
  expect(await shown()).toBe('/ta/contact')
})

test('it can be seen as wide as a phone', async () => {
  const { user } = renderApp('/releases/preview', keepingReleases({ candidate: aRelease() }).routes)
  const widths = within(await screen.findByRole('group', { name: 'Width' }))
  const isChosen = (name: string) => widths.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(isChosen('Full')).toBe('true')
  await user.click(widths.getByRole('button', { name: 'Phone, 360' }))
  expect(isChosen('Phone, 360')).toBe('true')
})

test('each page that is shown is told whether words are to be chosen in it', async () => {
  const { user } = renderApp('/releases/preview', keepingReleases({ candidate: aRelease() }).routes)
  const inner = (await frame()).contentWindow as Window
  const tell = vi.spyOn(inner, 'postMessage').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Edit words', pressed: false }))
  screen.getByRole('button', { name: 'Edit words', pressed: true })
  const message = { type: 'nila-editing', isOn: true }
  expect(tell.mock.calls).toEqual([[message, window.location.origin]])
  fireEvent.load(await frame())
  expect(tell.mock.calls[1]).toEqual([message, window.location.origin])
})

test('Close ends the preview', async () => {
  const { api, user } = renderApp('/releases/preview', keepingReleases({ candidate: aRelease() }).routes)
  await user.click(await screen.findByRole('button', { name: 'Close preview' }))
  await screen.findByRole('heading', { name: 'Releases' })
  expect(api.asked('DELETE', '/api/admin/preview')).toHaveLength(1)
})

test('what was looked at can be published there and then', async () => {
  const { api, user } = renderApp('/releases/preview', keepingReleases({ candidate: aRelease() }).routes)
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  await screen.findByText(/^Visitors see release 7 now/)
  expect(api.asked('POST', '/api/admin/releases/7/publish')).toHaveLength(1)
  expect(here()).toBe('/admin/releases')
})

test('where nothing is ready there is nothing to look at; where it cannot be shown that is said', async () => {
  const { routes, change } = keepingReleases({})
  renderApp('/releases/preview', {
    ...routes,
    'POST /api/admin/releases/:id/preview': () => answers.problem('release_not_ready'),
  })
  await screen.findByRole('heading', { name: 'There is nothing to look at' })
  change({ candidate: aRelease() })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('heading', { name: 'The preview cannot be shown' })
  screen.getByText('This release is not ready. Please build it again.')
  expect(screen.queryByTitle('The site, release 7')).toBeNull()
})
