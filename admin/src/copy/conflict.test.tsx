import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { administrator, answers } from '../testing/fake-api.ts'
import { aDraft, aPiece } from '../testing/fake-copy.ts'
import { descriptionOf, textIn } from '../testing/fields.ts'
import { pieceField, type RenderedCopy, renderCopy, rewrite } from '../testing/render-copy.tsx'

const TITLE = 'landing.hero.title'
const PUT = '/api/admin/copy/entries/hi/landing.hero.title'
const english = aPiece({ locale: 'en', key: TITLE, default: 'Ask in your language.' })
const hindi = aPiece({ key: TITLE })

const editor = { ...administrator, role: 'editor' as const, isAdmin: false }

const open = (
  pieces = [english, hindi],
  routes: Parameters<typeof renderCopy>[2] = {},
  address = `?key=${TITLE}&locale=hi`,
) => renderCopy(address, pieces, routes)
const field = (name = 'Hero · Title') => pieceField(name)
const write = (user: RenderedCopy['user'], text: string, name = 'Hero · Title') =>
  rewrite({ user }, name, text)

describe('two editors of one piece', () => {
  async function collide() {
    const app = open()
    await field()
    app.kept.change('hi', TITLE, { draft: aDraft('आशा के शब्द') })
    await write(app.user, 'मेरे शब्द')
    const dialog = within(await screen.findByRole('dialog', { name: 'Two people have changed this' }))
    return { ...app, dialog }
  }

  test('see what was there before both, theirs and their own, and nothing is overwritten', async () => {
    const { dialog, kept } = await collide()
    expect(dialog.getByRole('region', { name: 'Before both' }).textContent).toContain('अपनी भाषा में पूछें।')
    expect(dialog.getByRole('region', { name: 'Theirs (asha)' }).textContent).toContain('आशा के')
    expect(dialog.getByRole('region', { name: 'Yours' }).textContent).toContain('मेरे')
    expect(kept.find('hi', TITLE)?.draft?.value).toBe('आशा के शब्द')
  })

  test('theirs is taken', async () => {
    const { dialog, user, kept } = await collide()
    await user.click(dialog.getByRole('button', { name: 'Use theirs' }))
    await waitFor(async () => expect(textIn(await field())).toBe('आशा के शब्द'))
    expect(kept.find('hi', TITLE)?.draft?.value).toBe('आशा के शब्द')
  })

  test('their own is saved over it', async () => {
    const { dialog, api, user } = await collide()
    await user.click(dialog.getByRole('button', { name: 'Use yours' }))
    await screen.findByText('Saved as draft')
    expect(api.asked('PUT', PUT).at(-1)).toMatchObject({ body: { value: 'मेरे शब्द' }, ifMatch: '"1"' })
  })

  test('a new version is made of both, if it obeys the rules', async () => {
    const { dialog, api, user } = await collide()
    const merged = dialog.getByRole('textbox', { name: 'New words' })
    expect(textIn(merged)).toBe('मेरे शब्द')
    await user.clear(merged)
    await user.click(dialog.getByRole('button', { name: 'Save the new words' }))
    await waitFor(() => expect(descriptionOf(merged)).toContain('Please fill this in.'))
    await user.click(merged)
    await user.paste('आशा के और मेरे शब्द')
    await user.click(dialog.getByRole('button', { name: 'Save the new words' }))
    await screen.findByText('Saved as draft')
    expect(api.asked('PUT', PUT).at(-1)).toMatchObject({
      body: { value: 'आशा के और मेरे शब्द' },
      ifMatch: '"1"',
    })
  })

  test('who decides later keeps their words, and comes back to it by a button', async () => {
    const { dialog, user } = await collide()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    screen.getByText('Not saved: somebody else has changed it meanwhile.')
    expect(textIn(await field())).toBe('मेरे शब्द')
    await user.click(await screen.findByRole('button', { name: 'Compare and decide' }))
    await screen.findByRole('dialog', { name: 'Two people have changed this' })
  })

  test('who wrote the same, or over a change of something else than the words, is not asked', async () => {
    const { user, kept, api } = open()
    await field()
    kept.change('hi', TITLE, { state: 'reviewed' })
    await write(user, 'मेरे शब्द')
    await screen.findByText('Saved as draft')
    kept.change('hi', TITLE, { draft: aDraft('वही शब्द') })
    await write(user, 'वही शब्द')
    await waitFor(() => expect(api.asked('PUT', PUT)).toHaveLength(3))
    await screen.findByText('Saved as draft')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('words about money, law and signing in', () => {
  const key = 'donate.why.title'
  const pieces = [aPiece({ key, default: 'दान' })]
  const address = `?key=${key}&locale=hi`

  test('are only read by who is no super-administrator', async () => {
    const { user, api } = open(pieces, { 'GET /api/user': () => answers.json(editor) }, address)
    const input = await field('Why · Title')
    expect(input.hasAttribute('readonly')).toBe(true)
    screen.getByText(/^Only a super-administrator changes what is said about money/)
    await user.click(screen.getByRole('button', { name: 'Actions for Why · Title' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['History'])
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('are saved by a button, for which a super-administrator gives the password', async () => {
    let isConfirmed = false
    const PROTECTED = `/api/admin/copy/protected/hi/${key}`
    const { api, user, kept } = renderCopy(address, pieces, {
      [`PUT ${PROTECTED}`]: (call) => {
        if (!isConfirmed) return answers.problem('reauthentication_required')
        return kept.routes['PUT /api/admin/copy/protected/:locale/[^/]+'](call)
      },
      'POST /api/reauthentication': () => {
        isConfirmed = true
        return answers.none()
      },
    })
    await write(user, 'नया दान', 'Why · Title')
    await user.click(await screen.findByRole('button', { name: 'Save as draft' }))
    await user.type(await screen.findByLabelText(/Password/), 'secret')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Saved as draft')
    expect(kept.find('hi', key)?.draft?.value).toBe('नया दान')
    expect(api.asked('PUT', `/api/admin/copy/entries/hi/${key}`)).toEqual([])
  })
})
