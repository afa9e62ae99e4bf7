import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { AT, aDraft, aPiece } from '../testing/fake-copy.ts'
import { textIn } from '../testing/fields.ts'
import { pieceField, type RenderedCopy, renderCopy, savedValues } from '../testing/render-copy.tsx'

type Pieces = Parameters<typeof renderCopy>[1]

async function act({ user }: RenderedCopy, piece: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${piece}` }))
  await user.click(screen.getByRole('menuitem', { name: item }))
}

describe('a default that has changed under an override', () => {
  const key = 'landing.hero.title'
  const override = (): Pieces => [
    aPiece({
      key,
      default: 'नया मूल पाठ',
      published: { versionId: 3, value: 'हमारे शब्द', isDefault: false, at: AT, author: 'asha' },
      movedDefault: { was: 'पुराना मूल पाठ' },
      version: 4,
    }),
  ]
  const DEFAULT = `/api/admin/copy/entries/hi/${key}/default`

  async function compare() {
    const app = renderCopy(`?key=${key}&locale=hi`, override())
    await screen.findByText('The product says something else here since this was written.')
    await app.user.click(screen.getByRole('button', { name: 'Compare and decide' }))
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'The default has changed' })) }
  }

  test('is shown as it was and as it is, beside what was written over it', async () => {
    const { dialog } = await compare()
    expect(dialog.getByRole('region', { name: 'Default then' }).textContent).toContain('पुराना मूल पाठ')
    expect(dialog.getByRole('region', { name: 'Default now' }).textContent).toContain('नया')
    expect(dialog.getByRole('region', { name: 'Ours' }).textContent).toContain('हमारे शब्द')
  })

  test.each([
    ['Keep ours', 'keep', 'हमारे शब्द'],
    ['Adopt the new default', 'adopt', 'नया मूल पाठ'],
  ])('%s: decided over the version that was looked at', async (button, choice, text) => {
    const { dialog, user, api } = await compare()
    await user.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByText(/^The product says something else/)).toBeNull())
    expect(api.asked('POST', DEFAULT)).toMatchObject([{ body: { choice }, ifMatch: '"4"' }])
    expect(textIn(await pieceField('Hero · Title'))).toBe(text)
  })

  test('new words of both are a draft', async () => {
    const { dialog, user, api } = await compare()
    const merged = dialog.getByRole('textbox', { name: 'New words' })
    await user.clear(merged)
    await user.paste('हमारा नया पाठ')
    await user.click(dialog.getByRole('button', { name: 'Save the new words' }))
    await screen.findByText('Saved as draft')
    expect(savedValues({ api })).toEqual(['हमारा नया पाठ'])
  })

  test('that was decided by somebody else meanwhile is not decided again: the piece is shown as it is', async () => {
    const { dialog, user, kept } = await compare()
    kept.change('hi', key, { movedDefault: null })
    await user.click(dialog.getByRole('button', { name: 'Adopt the new default' }))
    await within(await screen.findByRole('region', { name: 'Notifications' })).findByText('That was not done')
    await waitFor(() => expect(screen.queryByText(/^The product says something else/)).toBeNull())
    expect(textIn(await pieceField('Hero · Title'))).toBe('हमारे शब्द')
  })
})

describe('the menu of a piece', () => {
  const key = 'landing.hero.title'
  const drafted = (): Pieces => [aPiece({ key, draft: aDraft('मसौदा'), version: 2 })]
  const address = `?key=${key}&locale=hi`

  test('a draft is discarded', async () => {
    const app = renderCopy(address, drafted())
    await screen.findByText(/^Draft by asha/)
    await act(app, 'Hero · Title', 'Discard the draft')
    await waitFor(async () => expect(textIn(await pieceField('Hero · Title'))).toBe('अपनी भाषा में पूछें।'))
    expect(app.kept.find('hi', key)?.draft).toBeNull()
  })

  test('what was published goes back to the default of the product', async () => {
    const published = { versionId: 3, value: 'हमारे शब्द', isDefault: false, at: AT, author: 'asha' }
    const app = renderCopy(address, [aPiece({ key, published })])
    await act(app, 'Hero · Title', "Back to the product's default")
    await waitFor(async () => expect(textIn(await pieceField('Hero · Title'))).toBe('अपनी भाषा में पूछें।'))
    expect(app.api.asked('POST', `/api/admin/copy/entries/hi/${key}/default`)).toMatchObject([
      { body: { choice: 'adopt' } },
    ])
  })

  test('a translation is marked as reviewed, and as drafted by a machine again', async () => {
    const app = renderCopy(address, [aPiece({ key, isStale: true })])
    await act(app, 'Hero · Title', 'Mark as reviewed')
    await screen.findByText('Reviewed')
    expect(screen.queryByText('Stale')).toBeNull()
    await act(app, 'Hero · Title', 'Mark as machine-drafted')
    await screen.findByText('Machine-drafted')
  })

  test('the history says what was published, by whom, and what was changed; a version comes back as a draft', async () => {
    const version = { isDefault: false, at: AT, author: 'asha' }
    const app = renderCopy(address, drafted(), {
      [`GET /api/admin/copy/entries/hi/${key}/versions`]: () =>
        answers.json({
          versions: [
            { ...version, id: 8, value: 'अपनी बोली में पूछें', releaseId: 5 },
            { ...version, id: 3, value: 'अपनी भाषा में पूछें', releaseId: 2, author: null },
          ],
        }),
    })
    await act(app, 'Hero · Title', 'History')
    const [latest, first] = within(await screen.findByRole('dialog')).getAllByRole('listitem')
    if (!latest || !first) throw new Error('The history has not two versions.')
    expect(latest.textContent).toMatch(/by asha, release 5/)
    expect(latest.querySelector('del')?.textContent).toBe('भाषा ')
    expect(latest.querySelector('ins')?.textContent).toBe('बोली ')
    expect(first.textContent).toMatch(/by somebody whose account is gone, release 2/)
    await app.user.click(within(first).getByRole('button', { name: /^Restore as draft/ }))
    await screen.findByText('Saved as draft')
    expect(savedValues(app)).toEqual(['अपनी भाषा में पूछें'])
  })

  test('a history that is empty or cannot be loaded says so', async () => {
    const versions = `GET /api/admin/copy/entries/hi/${key}/versions`
    const app = renderCopy(address, drafted(), { [versions]: () => answers.problem('internal_error') })
    await act(app, 'Hero · Title', 'History')
    await screen.findByText('The history could not be loaded')
    app.api.routes[versions] = () => answers.json({ versions: [] })
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Nothing was published here yet')
  })
})
