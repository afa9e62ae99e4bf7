import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { areDraftsPutAway } from '../providers/device-store.ts'
import { answers } from '../testing/fake-api.ts'
import { aPiece } from '../testing/fake-copy.ts'
import { descriptionOf, textIn } from '../testing/fields.ts'
import { pieceField, type RenderedCopy, renderCopy, rewrite } from '../testing/render-copy.tsx'

const TITLE = 'landing.hero.title'
const PUT = '/api/admin/copy/entries/hi/landing.hero.title'
const english = aPiece({ locale: 'en', key: TITLE, default: 'Ask in your language.' })
const hindi = aPiece({ key: TITLE })

const open = (
  pieces = [english, hindi],
  routes: Parameters<typeof renderCopy>[2] = {},
  address = `?key=${TITLE}&locale=hi`,
) => renderCopy(address, pieces, routes)
const field = (name = 'Hero · Title') => pieceField(name)
const write = (user: RenderedCopy['user'], text: string, name = 'Hero · Title') =>
  rewrite({ user }, name, text)

describe('a piece', () => {
  test('that an address names is shown in its language beside the English, and has the focus', async () => {
    open()
    const input = await field()
    expect(textIn(input)).toBe('अपनी भाषा में पूछें।')
    expect(input.getAttribute('lang')).toBe('hi')
    screen.getByText('Ask in your language.')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(descriptionOf(input)).toContain('20 / 80')
  })

  test('is saved as a draft by itself, over the version that was looked at, and the bar is asked again', async () => {
    const { api, user, kept } = open()
    await write(user, 'नए शब्द')
    screen.getByText('Not saved yet')
    await screen.findByText('Saved as draft')
    expect(api.asked('PUT', PUT)).toMatchObject([{ body: { value: 'नए शब्द' }, ifMatch: '"0"' }])
    expect(kept.find('hi', TITLE)?.draft?.value).toBe('नए शब्द')
    await waitFor(() => expect(api.asked('GET', '/api/admin/copy/pages').length).toBeGreaterThan(1))
    await waitFor(() => expect(api.asked('GET', '/api/admin/releases').length).toBeGreaterThan(1))
  })

  test('is saved at once where the field is left, and by Ctrl+S; spaces at the ends stay while it is written', async () => {
    const { api, user } = open()
    await write(user, 'एक ')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved as draft')
    expect(textIn(await field())).toBe('एक ')
    await user.paste('दो')
    await user.tab()
    await waitFor(() => expect(api.asked('PUT', PUT)).toHaveLength(2))
    expect(api.asked('PUT', PUT)).toMatchObject([
      { body: { value: 'एक' }, ifMatch: '"0"' },
      { body: { value: 'एक दो' }, ifMatch: '"1"' },
    ])
  })

  test('that nobody could be reached for keeps its words, says so, and is saved once the connection is back', async () => {
    const { api, user, kept } = open(undefined, {
      [`PUT ${PUT}`]: () => Promise.reject(new TypeError('offline')),
    })
    await write(user, 'नए शब्द')
    await user.tab()
    await screen.findByText('Not saved – trying again')
    expect(textIn(await field())).toBe('नए शब्द')
    delete api.routes[`PUT ${PUT}`]
    fireEvent(window, new Event('online'))
    await screen.findByText('Saved as draft')
    expect(kept.find('hi', TITLE)?.draft?.value).toBe('नए शब्द')
  })

  test('that is not saved yet survives a reload of the page, and is saved by the next one', async () => {
    const away = { [`PUT ${PUT}`]: () => answers.problem('service_unavailable') }
    const { user } = open(undefined, away)
    await write(user, 'नए शब्द')
    await user.tab()
    await screen.findByText('Not saved – trying again')
    fireEvent(window, new Event('pagehide'))
    cleanup()
    const { kept } = open([english, hindi])
    await screen.findByText('Saved as draft')
    expect(kept.find('hi', TITLE)?.draft?.value).toBe('नए शब्द')
  })

  test('whose words meet the end of the session is saved after signing in again', async () => {
    const { user } = open(undefined, { [`PUT ${PUT}`]: () => answers.problem('authentication_required') })
    await write(user, 'नए शब्द')
    await user.tab()
    await waitFor(() => expect(areDraftsPutAway()).toBe(true))
    cleanup()
    const { api, kept } = open()
    await waitFor(() => expect(kept.find('hi', TITLE)?.draft?.value).toBe('नए शब्द'))
    expect(api.asked('PUT', PUT)).toMatchObject([{ ifMatch: '"0"' }])
  })

  test('that is left for another page is saved all the same', async () => {
    const other = aPiece({ key: 'contact.title', default: 'संपर्क' })
    const { api, user, kept } = open([english, hindi, other])
    await write(user, 'नए शब्द')
    await user.click(screen.getByRole('link', { name: /^Contact/ }))
    await field('Title')
    await waitFor(() => expect(api.asked('PUT', PUT)).toHaveLength(1))
    expect(kept.find('hi', TITLE)?.draft?.value).toBe('नए शब्द')
  })

  test('that is empty or too long is not sent, and says why beside it', async () => {
    const { api, user } = open()
    await write(user, 'क'.repeat(81))
    expect(descriptionOf(await field())).toContain('Please keep this to 80 characters.81 / 80')
    await user.clear(await field())
    await user.tab()
    await waitFor(async () => expect(descriptionOf(await field())).toContain('Please fill this in.'))
    screen.getByText('Not saved: please put it right first. Your words stay here.')
    expect(api.asked('PUT', PUT)).toEqual([])
  })

  test('that the API refuses says why, and keeps the words', async () => {
    const { user } = open(undefined, { [`PUT ${PUT}`]: () => answers.problem('copy_not_found') })
    await write(user, 'नए शब्द')
    await user.tab()
    await screen.findByText(/^Not saved\. These words are on no page any more\./)
    expect(textIn(await field())).toBe('नए शब्द')
  })
})

describe('placeholders', () => {
  const key = 'landing.bounceRate.body'
  const pieces = [aPiece({ key, default: '{rate} लोग, {usual}' })]
  const name = 'Bounce rate · Body'

  test('that are missing or unknown are said as they are typed, and nothing is sent', async () => {
    const { api, user } = open(pieces, {}, `?key=${key}&locale=hi`)
    await write(user, 'बस {rate} और {share}', name)
    expect(descriptionOf(await field(name))).toContain('Missing: {usual}. The page fills it in.')
    await write(user, '{rate} {usual} {share}', name)
    expect(descriptionOf(await field(name))).toContain('The page does not know {share}.')
    await user.tab()
    await screen.findByText(/^Not saved: please put it right/)
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('are put where the cursor is by their buttons', async () => {
    const { user } = open(pieces, {}, `?key=${key}&locale=hi`)
    await write(user, 'आम तौर पर  रहता है', name)
    const input = (await field(name)) as HTMLTextAreaElement
    input.setSelectionRange(10, 10)
    await user.click(screen.getByRole('button', { name: 'Insert {usual}, which is missing' }))
    expect(textIn(input)).toBe('आम तौर पर {usual} रहता है')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(input.selectionStart).toBe(17)
  })
})
