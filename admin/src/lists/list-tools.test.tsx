import type { SavedView } from '@nila/api/contract/saved-views'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { administrator, answers, aUser, aView } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

type Routes = Parameters<typeof renderApp>[1]

const EDITORS = new URLSearchParams({
  filter: '{"role":"editor"}',
  sort: 'username',
  order: 'ASC',
}).toString()

/** The users' list over an API that keeps views. */
function openUsers(views: SavedView[], { address = '/users', routes = {} as Routes } = {}) {
  let kept = views
  const app = renderApp(address, {
    'GET /api/admin/users': () => answers.list([aUser()]),
    'GET /api/admin/saved-views': () => answers.list(kept),
    'POST /api/admin/saved-views': ({ body }) => {
      const view = aView({ id: 30, ...(body as Partial<SavedView>) })
      kept = [...kept, view]
      return answers.json(view, { status: 201 })
    },
    'PATCH /api/admin/saved-views/:id': ({ path, body }) => {
      const id = Number(path.split('/').at(-1))
      kept = kept.map((view) => (view.id === id ? { ...view, ...(body as Partial<SavedView>) } : view))
      return answers.json(kept.find((view) => view.id === id))
    },
    'PUT /api/admin/saved-views/:id/default': ({ path, body }) => {
      const id = Number(path.split('/').at(-2))
      const { isDefault } = body as { isDefault: boolean }
      kept = kept.map((view) => ({ ...view, isDefault: view.id === id && isDefault }))
      return answers.json(kept.find((view) => view.id === id))
    },
    'DELETE /api/admin/saved-views/:id': ({ path }) => {
      kept = kept.filter(({ id }) => id !== Number(path.split('/').at(-1)))
      return answers.none()
    },
    ...routes,
  })
  return app
}
type Opened = ReturnType<typeof openUsers>

const latestList = ({ api }: Opened) => api.asked('GET', '/api/admin/users').at(-1)?.query
/** Chooses from a menu by how the item's text begins. */
async function choose({ user }: Opened, menu: string | RegExp, item: string) {
  await user.click(await screen.findByRole('button', { name: menu }))
  const found = within(await screen.findByRole('menu')).getByText((text) => text.startsWith(item))
  await user.click(found)
}

describe('a list opens', () => {
  test('with the default view, where its address asks for nothing', async () => {
    const app = openUsers([aView({ query: EDITORS, isDefault: true }), aView({ id: 22, name: 'Other' })])
    await screen.findByRole('button', { name: 'Views: Editors' })
    expect(app.api.asked('GET', '/api/admin/users')).toMatchObject([
      { query: { filter: { role: 'editor' }, sort: ['username', 'ASC'] } },
    ])
    expect(window.location.search).toBe(`?${EDITORS}`)
  })

  test('as its address says, whatever the default view', async () => {
    const app = openUsers([aView({ query: EDITORS, isDefault: true })], {
      address: '/users?filter=%7B%22role%22%3A%22admin%22%7D',
    })
    await screen.findByRole('button', { name: 'Views' })
    expect(latestList(app)).toMatchObject({ filter: { role: 'admin' } })
  })

  test('also where the views cannot be loaded', async () => {
    const app = openUsers([], {
      routes: { 'GET /api/admin/saved-views': () => answers.problem('service_unavailable') },
    })
    await screen.findByText('priya')
    expect(latestList(app)).toMatchObject({ filter: {} })
  })
})

test('a view is opened from the menu, which says whose it is, and left again', async () => {
  const app = openUsers([aView({ query: EDITORS, isMine: false, isShared: true, ownerName: 'asha' })])
  await app.user.click(await screen.findByRole('button', { name: 'Views' }))
  const item = await screen.findByRole('menuitemradio', { name: 'Editors Shared by asha' })
  expect(item.getAttribute('aria-checked')).toBe('false')
  await app.user.click(item)
  await waitFor(() => expect(latestList(app)).toMatchObject({ filter: { role: 'editor' } }))
  await choose(app, 'Views: Editors', 'Show everything')
  await waitFor(() => expect(latestList(app)).toMatchObject({ filter: {} }))
})

describe('saving the present list', () => {
  async function openDialog(views: SavedView[] = [], routes: Routes = {}) {
    const app = openUsers(views, { address: `/users?${EDITORS}`, routes })
    await screen.findByText('priya')
    await choose(app, /^Views/, 'Save this view…')
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Save this view' })) }
  }

  test('keeps its filter, order and columns under a name, for everybody and as the default', async () => {
    const { api, user, dialog } = await openDialog()
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' Editors ')
    await user.click(dialog.getByRole('checkbox', { name: 'Everybody sees it' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Open the list with it' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('View saved')
    expect(api.asked('POST', '/api/admin/saved-views')).toMatchObject([
      { body: { resource: 'users', name: 'Editors', query: EDITORS, isShared: true } },
    ])
    expect(api.asked('PUT', '/api/admin/saved-views/30/default')).toMatchObject([
      { body: { isDefault: true } },
    ])
    await screen.findByRole('button', { name: 'Views: Editors' })
  })

  test('under the name of a view of one’s own replaces that', async () => {
    const { api, user, dialog } = await openDialog([aView({ name: 'Mine', query: 'filter=%7B%7D' })])
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Mine')
    dialog.getByText('You have a view of this name. It is replaced.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Views: Mine' })
    expect(api.asked('POST', '/api/admin/saved-views')).toHaveLength(0)
    expect(api.asked('PATCH', '/api/admin/saved-views/21')).toMatchObject([{ body: { query: EDITORS } }])
  })

  test('where it is refused, says why and keeps the name', async () => {
    const { user, dialog } = await openDialog([], {
      'POST /api/admin/saved-views': () => answers.problem('service_unavailable'),
    })
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Editors')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('alert')
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Editors')
  })
})

describe('managing views', () => {
  async function openDialog(views: SavedView[], routes: Routes = {}) {
    const app = openUsers(views, { routes })
    await screen.findByText('priya')
    await choose(app, 'Views', 'Manage views…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Views of this list' }))
    const row = (name: string) => within(dialog.getByRole('listitem', { name }))
    return { ...app, dialog, row }
  }

  test('a view is renamed, shared and made the one that the list opens with', async () => {
    const { api, user, dialog, row } = await openDialog([aView()])
    await user.click(row('Editors').getByRole('button', { name: 'Rename “Editors”' }))
    const field = row('Editors').getByRole('textbox', { name: 'Name' })
    await user.clear(field)
    await user.type(field, 'People who write{Enter}')
    await dialog.findByText('People who write')
    await user.click(row('People who write').getByRole('checkbox', { name: 'Everybody sees it' }))
    await waitFor(() =>
      expect(row('People who write').getByRole('checkbox', { name: 'Everybody sees it' })).toHaveProperty(
        'checked',
        true,
      ),
    )
    await user.click(row('People who write').getByRole('checkbox', { name: 'Open the list with it' }))
    await waitFor(() => expect(api.asked('PUT', '/api/admin/saved-views/21/default')).toHaveLength(1))
    expect(api.asked('PATCH', '/api/admin/saved-views/21').map(({ body }) => body)).toEqual([
      { name: 'People who write' },
      { isShared: true },
    ])
  })

  test('a view is deleted after a question', async () => {
    const { api, user, dialog, row } = await openDialog([aView()])
    const ask = () => user.click(row('Editors').getByRole('button', { name: 'Delete “Editors”' }))
    await ask()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(api.asked('DELETE', '/api/admin/saved-views/21')).toHaveLength(0)
    await ask()
    const question = within(await screen.findByRole('dialog', { name: 'Delete this view?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('There are no views yet.')
  })

  test.each([
    ['an administrator', 'admin', 0],
    ['a super-admin', 'super_admin', 1],
  ] as const)(
    '%s may not change the view of somebody else, and deletes it only as super-admin',
    async (_, role, count) => {
      const theirs = aView({ isMine: false, isShared: true, ownerName: 'asha' })
      const { row } = await openDialog([theirs], {
        'GET /api/user': () => answers.json({ ...administrator, role }),
      })
      row('Editors').getByText('Shared by asha')
      row('Editors').getByRole('checkbox', { name: 'Open the list with it' })
      expect(row('Editors').queryByRole('checkbox', { name: 'Everybody sees it' })).toBeNull()
      expect(row('Editors').queryByRole('button', { name: /^Rename/ })).toBeNull()
      expect(row('Editors').queryAllByRole('button', { name: /^Delete/ })).toHaveLength(count)
    },
  )

  test('a refusal is said, and the view stays', async () => {
    const { user, dialog, row } = await openDialog([aView()], {
      'PATCH /api/admin/saved-views/:id': () => answers.problem('saved_view_not_found'),
    })
    await user.click(row('Editors').getByRole('checkbox', { name: 'Everybody sees it' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^This view is not there any more/)
  })
})

describe('the columns of a table', () => {
  // jsdom knows no widths, so that the row of headings is hidden as on a phone.
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const toggle = async ({ user }: Opened, name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }

  test('are chosen, and the choice is kept on the device', async () => {
    const app = openUsers([])
    await screen.findByText('priya')
    await toggle(app, 'Email')
    await waitFor(() => expect(heads()).not.toContain('Email'))
    expect(heads()).toContain('Actions')
    expect(localStorage.getItem('nila_admin_columns.users')).toBe(
      'username,createdAt,role,secondFactor,sessions',
    )
  })

  test('are those of the last visit', async () => {
    localStorage.setItem('nila_admin_columns.users', 'username,gone')
    openUsers([])
    await screen.findByText('priya')
    expect(heads()).toEqual(['Username', 'Actions'])
  })

  test('are never none', async () => {
    localStorage.setItem('nila_admin_columns.users', 'username')
    const { user } = openUsers([])
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    const last = await screen.findByRole('menuitemcheckbox', { name: 'Username' })
    expect(last.getAttribute('aria-disabled')).toBe('true')
  })

  test('of an address or a view are shown, also after another filter, and do not touch what is kept', async () => {
    const app = openUsers([], { address: `/users?${EDITORS}&columns=username,role` })
    await screen.findByText('priya')
    expect(heads()).toEqual(['Username', 'Role', 'Actions'])
    await app.user.click(screen.getByRole('combobox', { name: 'Role' }))
    await app.user.click(await screen.findByRole('option', { name: 'Admin' }))
    await waitFor(() => expect(latestList(app)).toMatchObject({ filter: { role: 'admin' } }))
    expect(heads()).toEqual(['Username', 'Role', 'Actions'])
    expect(localStorage.getItem('nila_admin_columns.users')).toBeNull()
  })
})

test('Export CSV leads to the whole list as it is filtered and sorted', async () => {
  openUsers([], { address: `/users?${EDITORS}&page=3` })
  const link = await screen.findByRole('link', { name: 'Export CSV' })
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
  expect(pathname).toBe('/api/admin/users.csv')
  expect(Object.fromEntries(searchParams)).toEqual({
    sort: '["username","ASC"]',
    filter: '{"role":"editor"}',
  })
  expect(link.hasAttribute('download')).toBe(true)
})
