import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  setDefaultView,
  updateSavedView,
} from '@nila/api/contract'
import { DefaultView, SavedView, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const VIEW = { resource: 'reviews', name: 'Low ratings', query: 'filter=%7B%22rating%22%3A1%7D' } as const
const save = (agent: Agent, over = {}) =>
  agent.call(createSavedView, { body: { ...VIEW, isShared: false, ...over } })
const namesOf = async (agent: Agent, filter = {}) =>
  (await agent.list(listSavedViews, { filter })).items.map(({ name }) => name)

test('a view is saved, found with its list, renamed and deleted', async () => {
  const admin = await api.signIn({ role: 'admin', username: 'asha' })
  const view = await save(admin)
  expect(view).toMatchObject({ ...VIEW, isShared: false, isMine: true, ownerName: 'asha', isDefault: false })
  await save(admin, { resource: 'users', name: 'Editors' })
  expect(await namesOf(admin, { resource: 'reviews' })).toEqual(['Low ratings'])
  expect(await namesOf(admin)).toEqual(['Editors', 'Low ratings'])

  const params = { id: view.id }
  const renamed = await admin.call(updateSavedView, { params, body: { name: 'One moon' } })
  expect(renamed).toMatchObject({ name: 'One moon', query: VIEW.query })
  expect(await admin.call(updateSavedView, { params, body: {} })).toEqual(renamed)
  await admin.call(deleteSavedView, { params })
  expect(await namesOf(admin)).toEqual(['Editors'])
})

test('others see it once it is shared, and may open their list with it but not change it', async () => {
  const owner = await api.signIn({ role: 'admin', username: 'asha' })
  const other = await api.signIn({ role: 'admin' })
  const { id } = await save(owner)
  const params = { id }
  expect(await namesOf(other)).toEqual([])

  await owner.call(updateSavedView, { params, body: { isShared: true } })
  expect((await other.list(listSavedViews)).items).toMatchObject([{ id, isMine: false, ownerName: 'asha' }])
  const refusal = { status: 403, code: 'forbidden' }
  await expect(other.call(updateSavedView, { params, body: { name: 'Mine' } })).rejects.toMatchObject(refusal)
  await expect(other.call(deleteSavedView, { params })).rejects.toMatchObject(refusal)
  expect(await SavedView.query().findById(id)).toMatchObject({ name: VIEW.name })
})

test("R25 somebody else's view that is not shared is not there, for a super-administrator neither", async () => {
  const owner = await api.signIn({ role: 'admin' })
  const { id } = await save(owner)
  const other = await api.signIn({ role: 'super_admin' })
  const params = { id }
  const refusal = { status: 404, code: 'saved_view_not_found' }
  await expect(other.call(updateSavedView, { params, body: { name: 'x' } })).rejects.toMatchObject(refusal)
  await expect(other.call(deleteSavedView, { params })).rejects.toMatchObject(refusal)
  const asDefault = other.call(setDefaultView, { params, body: { isDefault: true } })
  await expect(asDefault).rejects.toMatchObject(refusal)
  expect(await SavedView.query().resultSize()).toBe(1)
})

test('a super-administrator deletes a shared one', async () => {
  const owner = await api.signIn({ role: 'admin' })
  const { id } = await save(owner, { isShared: true })
  const superAdmin = await api.signIn({ role: 'super_admin' })
  const renaming = superAdmin.call(updateSavedView, { params: { id }, body: { name: 'x' } })
  await expect(renaming).rejects.toMatchObject({ status: 403 })
  await superAdmin.call(deleteSavedView, { params: { id } })
  expect(await namesOf(owner)).toEqual([])
})

describe('the view that a list opens with', () => {
  test("is one a list, and one's own choice", async () => {
    const admin = await api.signIn({ role: 'admin' })
    const other = await api.signIn({ role: 'admin' })
    const first = await save(admin, { isShared: true })
    const second = await save(admin, { name: 'Second' })
    const users = await save(admin, { resource: 'users', name: 'Users' })
    const choose = (agent: Agent, { id }: { id: number }, isDefault = true) =>
      agent.call(setDefaultView, { params: { id }, body: { isDefault } })
    const defaultsOf = async (agent: Agent) =>
      (await agent.list(listSavedViews)).items.filter((view) => view.isDefault).map(({ id }) => id)

    expect(await choose(admin, first)).toMatchObject({ isDefault: true })
    await choose(admin, users)
    await choose(admin, second)
    await choose(other, first)
    expect((await defaultsOf(admin)).sort()).toEqual([second.id, users.id])
    expect(await defaultsOf(other)).toEqual([first.id])

    // Taking back what is not the default changes nothing.
    await choose(admin, first, false)
    expect(await defaultsOf(admin)).toHaveLength(2)
    await choose(admin, second, false)
    expect(await defaultsOf(admin)).toEqual([users.id])
  })

  test('goes with the view, and with its being shared', async () => {
    const owner = await api.signIn({ role: 'admin' })
    const other = await api.signIn({ role: 'admin' })
    const { id } = await save(owner, { isShared: true })
    for (const agent of [owner, other])
      await agent.call(setDefaultView, { params: { id }, body: { isDefault: true } })
    await owner.call(updateSavedView, { params: { id }, body: { isShared: false } })
    expect(await DefaultView.query()).toMatchObject([{ userId: owner.user.id, viewId: id }])
    await owner.call(deleteSavedView, { params: { id } })
    expect(await DefaultView.query().resultSize()).toBe(0)
  })
})

test.each([
  ['a list that has no views', { resource: 'email-testing' }],
  ['no name', { name: ' ' }],
  ['a name of more than sixty characters', { name: 'x'.repeat(61) }],
  ['a query of more than four thousand', { query: 'x'.repeat(4001) }],
  ['an owner', { ownerId: 1 }],
])('a view with %s is refused, and nothing is saved', async (_, over) => {
  const admin = await api.signIn({ role: 'admin' })
  await expect(save(admin, over)).rejects.toMatchObject({ status: 400 })
  expect(await SavedView.query().resultSize()).toBe(0)
})

test('views go with the account of whoever saved them', async () => {
  const owner = await api.signIn({ role: 'admin' })
  await save(owner, { isShared: true })
  await User.query().deleteById(owner.user.id)
  expect(await SavedView.query().resultSize()).toBe(0)
})

test('R28 views are sorted and filtered by what the contract names, and nothing else', async () => {
  const admin = await api.signIn({ role: 'admin' })
  for (const query of ['sort=["ownerName","ASC"]', 'filter={"ownerId":1}', 'filter={"resource":"copy"}'])
    expect((await admin.fetch(`/api/admin/saved-views?${query}`)).status).toBe(400)
})
