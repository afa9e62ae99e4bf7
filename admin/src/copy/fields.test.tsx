import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aDraft, aPiece } from '../testing/fake-copy.ts'
import { descriptionOf, textIn } from '../testing/fields.ts'
import { pieceField, renderCopy, savedValues } from '../testing/render-copy.tsx'

type Pieces = Parameters<typeof renderCopy>[1]

describe('a list', () => {
  const key = 'donate.links'
  const links = [
    { label: 'Home', href: '/' },
    { label: 'Chat', href: '/chat' },
  ]
  const key2 = 'reviews.own.ratingOption'
  const questions = 'mobileApp.links'
  const pieces: Pieces = [aPiece({ locale: 'en', key: questions, default: links })]
  const address = `?key=${questions}&locale=en`

  test('is one piece: each of its parts has a field, and it is saved whole', async () => {
    const { api, user } = renderCopy(address, pieces)
    const label = await pieceField('Links 2 · Label')
    await user.clear(label)
    await user.type(label, 'Talk')
    await user.tab()
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(savedValues({ api })).toEqual([[links[0], { label: 'Talk', href: '/chat' }]]))
  })

  test('is ordered by buttons, which keep the focus on what they moved', async () => {
    const { api, user } = renderCopy(address, pieces)
    await user.click(await screen.findByRole('button', { name: 'Move Links 2 up' }))
    expect(textIn(await pieceField('Links 1 · Label'))).toBe('Chat')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Links 1 up' }))
    await waitFor(() => expect(savedValues({ api })).toEqual([[links[1], links[0]]]))
  })

  test('gets and loses items, as many as its rules take; what is new is saved once it is right', async () => {
    const { api, user } = renderCopy(address, pieces)
    await user.click(await screen.findByRole('button', { name: 'Add to Links' }))
    const label = await pieceField('Links 3 · Label')
    await waitFor(() => expect(document.activeElement).toBe(label))
    await user.paste('Help')
    await user.click(await pieceField('Links 3 · Href'))
    await user.paste('javascript:alert(1)')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect(descriptionOf(await pieceField('Links 3 · Href'))).toContain('https://'))
    expect(savedValues({ api })).toEqual([])
    await user.clear(await pieceField('Links 3 · Href'))
    await user.paste('/contact')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(savedValues({ api })).toEqual([[...links, { label: 'Help', href: '/contact' }]]),
    )
    await user.click(screen.getByRole('button', { name: 'Remove Links 1' }))
    await waitFor(() =>
      expect(savedValues({ api }).at(-1)).toEqual([links[1], { label: 'Help', href: '/contact' }]),
    )
    await user.click(screen.getByRole('button', { name: 'Remove Links 2' }))
    await waitFor(() => expect(savedValues({ api }).at(-1)).toEqual([links[1]]))
    const last = screen.getByRole('button', { name: 'Remove Links 1' })
    expect(last.getAttribute('aria-disabled')).toBe('true')
    await user.click(last)
    expect(textIn(await pieceField('Links 1 · Label'))).toBe('Chat')
  })

  test('of a set length has no buttons to add or remove', async () => {
    const options = ['1', '2', '3', '4', '5'].map((number) => `${number} moons`)
    renderCopy(`?key=${key2}&locale=en`, [aPiece({ locale: 'en', key: key2, default: options })])
    await pieceField('Own · Rating option 5')
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull()
    expect(
      screen.getByRole('button', { name: 'Remove Own · Rating option 5' }).getAttribute('aria-disabled'),
    ).toBe('true')
  })

  test('of protected words is only read where it may not be written', async () => {
    const editor = { username: 'asha', id: 7, role: 'editor', isAdmin: false }
    renderCopy(`?key=${key}&locale=en`, [aPiece({ locale: 'en', key, default: links })], {
      'GET /api/user': () => answers.json(editor),
    })
    expect((await pieceField('Links 1 · Label')).hasAttribute('readonly')).toBe(true)
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  })
})

describe('settings', () => {
  const pieces: Pieces = [
    aPiece({ locale: 'all', key: 'site.testimonials', default: true }),
    aPiece({ locale: 'all', key: 'site.bounceRateAlert', default: 'staff' }),
    aPiece({ locale: 'all', key: 'site.appStoreLink', default: 'https://apps.example.org/nila' }),
  ]

  test('are switches, choices and links, the same in every language; an empty link is none', async () => {
    const { api, user } = renderCopy('?page=site&locale=hi', pieces)
    await screen.findByText('Settings are the same in every language.')
    await user.click(screen.getByRole('switch', { name: 'Testimonials' }))
    await user.click(screen.getByRole('combobox', { name: 'Bounce rate alert' }))
    await user.click(await screen.findByRole('option', { name: 'Everyone' }))
    const link = await pieceField('App store link')
    await user.clear(link)
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(savedValues({ api })).toEqual([false, 'everyone', null]))
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/')[5])).toEqual([
      'all',
      'all',
      'all',
    ])
  })
})

describe('a picture', () => {
  const key = 'landing.support.picture'
  const picture = { name: 'a'.repeat(32), widths: [480, 960], width: 960, height: 540, alt: '' }

  test('is described in words, and taken away', async () => {
    const { api, user } = renderCopy(
      `?key=${key}&locale=en`,
      [aPiece({ locale: 'en', key, default: null, draft: aDraft(picture) })],
      {
        [`GET /api/admin/copy/pictures/${picture.name}`]: () =>
          answers.json({
            variants: [
              { width: 960, data: 'bGFyZ2U=' },
              { width: 480, data: 'c21hbGw=' },
            ],
          }),
      },
    )
    expect((await screen.findByRole('img', { name: 'Preview of the picture' })).getAttribute('src')).toBe(
      'data:image/webp;base64,c21hbGw=',
    )
    const alt = await pieceField('Support · Picture: what it shows')
    await user.click(alt)
    await user.paste('A class in Madurai')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(savedValues({ api })).toEqual([{ ...picture, alt: 'A class in Madurai' }]))
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
    await screen.findByText('No picture')
    await waitFor(() => expect(savedValues({ api }).at(-1)).toBeNull())
  })

  test('of another kind is refused before anything is sent', async () => {
    const { api, user } = renderCopy(`?key=${key}&locale=en`, [aPiece({ locale: 'en', key, default: null })])
    const input = await screen.findByLabelText('File for Support · Picture')
    await user.upload(input, new File(['<svg/>'], 'moon.svg', { type: 'image/svg+xml' }))
    // A browser may hand over what was not asked for.
    input.removeAttribute('accept')
    await user.upload(input, new File(['<svg/>'], 'moon.svg', { type: 'image/svg+xml' }))
    await screen.findByText(/^Please choose a picture \(JPEG, PNG or WebP\)/)
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
