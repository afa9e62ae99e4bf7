import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { anAvatar, keepingAvatars } from '../testing/fake-avatars.ts'
import { renderApp } from '../testing/render-app.tsx'

const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const save = () => screen.findByRole('button', { name: 'Save' })

/** The form of an avatar that the API keeps. */
function open(over: Parameters<typeof anAvatar>[0] = {}, routes: Parameters<typeof renderApp>[1] = {}) {
  const kept = keepingAvatars(anAvatar(over))
  return { ...renderApp('/avatars/5', { ...kept.routes, ...routes }), colleague: kept.change }
}

async function write(user: ReturnType<typeof renderApp>['user'], name: string, text: string) {
  const input = await field(name)
  await user.clear(input)
  await user.paste(text)
}

describe('the list', () => {
  test('says name, category, price in rupees, state and how many users have access', async () => {
    renderApp(
      '/avatars',
      keepingAvatars(anAvatar(), anAvatar({ id: 6, name: 'Rasoi Dost', price: 0, isActive: false })).routes,
    )
    const table = within(await screen.findByRole('table', { name: 'Avatars' }))
    const row = within(table.getByRole('row', { name: /Guru Vidya/ }))
    row.getByText('Learning')
    row.getByText('₹2,000')
    row.getByText('Active')
    row.getByText('12')
    const other = within(table.getByRole('row', { name: /Rasoi Dost/ }))
    other.getByText('Free')
    other.getByText('Not active')
  })

  test('is narrowed to those that are active, with counts, in the address', async () => {
    const { api, user } = renderApp(
      '/avatars',
      keepingAvatars(anAvatar(), anAvatar({ id: 6, name: 'Kavi', isActive: false })).routes,
    )
    await user.click(await screen.findByRole('combobox', { name: 'On the list' }))
    screen.getByRole('option', { name: 'All avatars (2)' })
    screen.getByRole('option', { name: 'Active (1)' })
    await user.click(screen.getByRole('option', { name: 'Not active (1)' }))
    await waitFor(() => expect(screen.queryByText('Guru Vidya')).toBeNull())
    expect(api.calls.at(-1)?.query.filter).toEqual({ isActive: false })
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"isActive":false}')
  })

  test('that is empty or cannot be loaded says so', async () => {
    const { api, user } = renderApp('/avatars', keepingAvatars().routes)
    await screen.findByRole('heading', { name: 'There are no avatars yet' })
    api.routes['GET /api/admin/avatars'] = () => answers.problem('invalid_query')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText(/This could not be refreshed just now/)
  })

  test('leads to the form by a link, and by Enter on a row', async () => {
    const { user } = renderApp('/avatars', keepingAvatars(anAvatar()).routes)
    await screen.findByRole('table')
    expect(screen.getByRole('link', { name: 'Change “Guru Vidya”' }).getAttribute('href')).toBe(
      '/admin/avatars/5',
    )
    await user.keyboard('j{Enter}')
    await screen.findByRole('form', { name: 'Change “Guru Vidya”' })
  })
})

describe('a new avatar', () => {
  test('is created with everything that was written', async () => {
    const { api, user } = renderApp('/avatars/new', keepingAvatars(anAvatar()).routes)
    await write(user, 'Name', 'Kavi')
    await write(user, 'Description', 'Writes and discusses poems.')
    await write(user, 'Category', 'Stories')
    await user.click(screen.getByRole('radio', { name: 'Scroll' }))
    await write(user, 'Price in rupees', '750')
    await user.click(screen.getByRole('switch', { name: /^Active/ }))
    await write(user, 'Persona', 'A poet.')
    await write(user, 'Greeting', 'Namaskar!')
    await write(user, 'Video link', 'https://example.com/kavi')
    await user.click(screen.getByRole('button', { name: 'Create avatar' }))
    await (await toast()).findByText('Avatar created')
    expect(api.asked('POST', '/api/admin/avatars')).toMatchObject([
      {
        body: {
          name: 'Kavi',
          description: 'Writes and discusses poems.',
          category: 'Stories',
          icon: 'scroll',
          price: 750,
          isActive: false,
          persona: 'A poet.',
          greeting: 'Namaskar!',
          heygenLink: 'https://example.com/kavi',
        },
      },
    ])
    await screen.findByRole('table', { name: 'Avatars' })
    expect(location.pathname).toBe('/admin/avatars')
  })

  test('costs ₹2,000 and is active unless somebody says otherwise', async () => {
    renderApp('/avatars/new', keepingAvatars().routes)
    expect(((await field('Price in rupees')) as HTMLInputElement).value).toBe('2000')
    expect((screen.getByRole('switch', { name: /^Active/ }) as HTMLInputElement).checked).toBe(true)
  })

  test('that lacks something is not sent: each field says what, and the first has the focus', async () => {
    const { api, user } = renderApp('/avatars/new', keepingAvatars().routes)
    await write(user, 'Price in rupees', 'free')
    await write(user, 'Video link', 'http://example.com')
    await user.click(screen.getByRole('button', { name: 'Create avatar' }))
    const name = await field('Name')
    expect(document.activeElement).toBe(name)
    const wrong = screen
      .getAllByRole('textbox')
      .filter((input) => input.getAttribute('aria-invalid') === 'true')
    expect(wrong.map((input) => input.getAttribute('name'))).toEqual([
      'name',
      'description',
      'category',
      'price',
      'heygenLink',
    ])
    screen.getByText('A price is a whole number of rupees, from 0 to 100,000.')
    screen.getByText('Please enter an address that begins with https://')
    expect(api.asked('POST', '/api/admin/avatars')).toEqual([])
    await user.keyboard('K')
    expect(name.getAttribute('aria-invalid')).toBe('false')
  })

  test('a field that the API refuses says why', async () => {
    const { user } = renderApp('/avatars/5', {
      ...keepingAvatars(anAvatar()).routes,
      'PATCH /api/admin/avatars/:id': () =>
        answers.problem('invalid_input', {
          category: { code: 'too_short', error: '', values: { minimum: 2 } },
        }),
    })
    await write(user, 'Category', 'Stories')
    await user.click(await save())
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Category/ })).toBe(document.activeElement),
    )
    expect(screen.getByRole('textbox', { name: /^Category/ }).getAttribute('aria-invalid')).toBe('true')
    await (await toast()).findByText('The avatar was not saved')
  })
})

describe('changing an avatar', () => {
  test('sends only what was changed, over the version that was seen', async () => {
    const { api, user } = open()
    await write(user, 'Persona', 'A patient teacher of physics.')
    screen.getByText('29 of 4,000')
    await user.click(await save())
    await (await toast()).findByText('Avatar saved')
    expect(api.asked('PATCH', '/api/admin/avatars/5')).toMatchObject([
      { body: { persona: 'A patient teacher of physics.' }, ifMatch: '"3"' },
    ])
    expect(Object.keys(api.asked('PATCH', '/api/admin/avatars/5')[0]?.body as object)).toEqual(['persona'])
    await waitFor(async () => expect(((await save()) as HTMLButtonElement).disabled).toBe(true))
  })

  test('is undone from its toast, and the form shows what stands again', async () => {
    const { api, user } = open()
    await write(user, 'Name', 'Guru Physics')
    await user.click(await save())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.asked('POST', '/api/admin/undo/71')).toHaveLength(1))
    await waitFor(async () => expect(((await field('Name')) as HTMLInputElement).value).toBe('Guru Vidya'))
  })

  test('takes it off the list by the switch', async () => {
    const { api, user } = open()
    await user.click(await screen.findByRole('switch', { name: /^Active/ }))
    await user.click(await save())
    await waitFor(() =>
      expect(api.asked('PATCH', '/api/admin/avatars/5')).toMatchObject([{ body: { isActive: false } }]),
    )
  })

  test('that fails keeps every word, and says why', async () => {
    const { user } = open(
      {},
      { 'PATCH /api/admin/avatars/:id': () => answers.problem('service_unavailable') },
    )
    await write(user, 'Greeting', 'Vanakkam!')
    await user.click(await save())
    const shown = await toast()
    await shown.findByText('The avatar was not saved')
    expect(((await field('Greeting')) as HTMLInputElement).value).toBe('Vanakkam!')
  })

  test('outlives the screen, is marked in the list, and is discarded only after a question', async () => {
    const { user } = open()
    await write(user, 'Greeting', 'Vanakkam!')
    await user.click(screen.getByRole('link', { name: 'All avatars' }))
    await screen.findByText('Not saved yet')
    await user.click(screen.getByRole('link', { name: 'Change “Guru Vidya”' }))
    await screen.findByText('What you wrote earlier is back. It is not saved yet.')
    expect(((await field('Greeting')) as HTMLInputElement).value).toBe('Vanakkam!')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const question = within(await screen.findByRole('dialog', { name: 'Are you sure?' }))
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    expect(((await field('Greeting')) as HTMLInputElement).value).toBe('Namaste! What shall we learn?')
    expect(screen.queryByText(/What you wrote earlier/)).toBeNull()
  })

  test('has the browser ask before the page is left, only while something is unsaved', async () => {
    const { user } = open()
    await field('Greeting')
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await write(user, 'Greeting', 'Vanakkam!')
    expect(isAsked()).toBe(true)
    await user.click(await save())
    await (await toast()).findByText('Avatar saved')
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  test('shows its history', async () => {
    const { api } = open()
    await screen.findByRole('heading', { name: 'History' })
    await waitFor(() =>
      expect(api.asked('GET', '/api/admin/audit-log')[0]?.query.filter).toEqual({
        subjectType: 'avatar',
        subjectId: 5,
      }),
    )
  })

  test('that is gone is said', async () => {
    renderApp('/avatars/99', keepingAvatars(anAvatar()).routes)
    await screen.findByRole('heading', { name: 'This avatar could not be loaded' })
    screen.getByText('Avatar not found. It may have been deleted.')
  })
})

describe('two people write one avatar', () => {
  const side = (field: string, name: RegExp) =>
    within(screen.getByRole('radiogroup', { name: field })).getByRole('radio', { name })

  test('each field that differs is shown twice; what both changed is chosen, then saved over the new version', async () => {
    const { api, user, colleague } = open()
    await write(user, 'Name', 'Guru Physics')
    await write(user, 'Greeting', 'Vanakkam!')
    colleague(5, { name: 'Guru Maths', category: 'School' })
    await user.click(await save())
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody changed this avatar meanwhile' }),
    )
    expect(dialog.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'))).toEqual([
      'conflict-name',
      'conflict-category',
      'conflict-greeting',
    ])
    const chosen = dialog.getByRole('button', { name: 'Save what I chose' }) as HTMLButtonElement
    expect(chosen.disabled).toBe(true)
    expect((side('Category', /School/) as HTMLInputElement).checked).toBe(true)
    expect((side('Greeting', /Vanakkam/) as HTMLInputElement).checked).toBe(true)
    await user.click(side('Name', /^Theirs.*Guru Maths/))
    await user.click(chosen)
    await (await toast()).findByText('Avatar saved')
    const sent = api.asked('PATCH', '/api/admin/avatars/5')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ body: { greeting: 'Vanakkam!' }, ifMatch: '"4"' })
    expect(Object.keys(sent[1]?.body as object)).toEqual(['greeting'])
    expect(((await field('Name')) as HTMLInputElement).value).toBe('Guru Maths')
  })

  test('Cancel overwrites nothing and keeps what was typed', async () => {
    const { api, user, colleague } = open()
    await write(user, 'Name', 'Guru Physics')
    colleague(5, { name: 'Guru Maths' })
    await user.click(await save())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked('PATCH', '/api/admin/avatars/5')).toHaveLength(1)
    expect(((await field('Name')) as HTMLInputElement).value).toBe('Guru Physics')
  })
})

describe('deleting', () => {
  const ask = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete avatar' }))
    return within(await screen.findByRole('dialog', { name: 'Are you sure?' }))
  }

  test('asks first, deletes the version that was seen, and leads back to the list', async () => {
    const { api, user } = open()
    await user.click((await ask(user)).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked('DELETE', '/api/admin/avatars/5')).toEqual([])
    await user.click((await ask(user)).getByRole('button', { name: 'Delete avatar' }))
    await (await toast()).findByText('Avatar deleted')
    expect(api.asked('DELETE', '/api/admin/avatars/5')).toMatchObject([{ ifMatch: '"3"' }])
    await screen.findByRole('heading', { name: 'There are no avatars yet' })
  })

  test('one that somebody asked for is explained, and can be taken off the list instead', async () => {
    const { api, user } = open(
      {},
      { 'DELETE /api/admin/avatars/:id': () => answers.problem('avatar_in_use') },
    )
    await user.click((await ask(user)).getByRole('button', { name: 'Delete avatar' }))
    await (await toast()).findByText('The avatar was not deleted')
    await user.click(await screen.findByRole('button', { name: 'Take it off the list' }))
    await waitFor(() =>
      expect(api.asked('PATCH', '/api/admin/avatars/5')).toMatchObject([{ body: { isActive: false } }]),
    )
    await waitFor(() =>
      expect((screen.getByRole('switch', { name: /^Active/ }) as HTMLInputElement).checked).toBe(false),
    )
  })
})
