import { expect, test } from 'vitest'
import { createDeviceStore } from './device-store.ts'

/** The store of a page that was just opened. */
function openStore() {
  const store = createDeviceStore()
  store.setup()
  return store
}
const NAME = 'draft.emailTesting'
const draft = { email: 'asha@example.org', username: '' }

test('what was being typed when the session ended is there after signing in again, once', () => {
  const before = openStore()
  before.setItem(NAME, draft)
  before.keepDrafts()
  expect(openStore().getItem(NAME)).toEqual(draft)
  expect(openStore().getItem(NAME)).toBeUndefined()
})

test('it is not kept on the device otherwise', () => {
  const before = openStore()
  before.setItem(NAME, draft)
  expect(openStore().getItem(NAME)).toBeUndefined()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(draft.email)
})

test('a draft that was sent is not brought back, nor is one that lay there when somebody logged out', () => {
  const before = openStore()
  before.setItem(NAME, draft)
  before.removeItem(NAME)
  before.setItem('draft.avatar.5', draft)
  before.reset()
  before.keepDrafts()
  expect(openStore().getItem(NAME)).toBeUndefined()
  expect(openStore().getItem('draft.avatar.5')).toBeUndefined()
})

test('what is only chosen in passing is no draft', () => {
  const before = openStore()
  before.setItem('sidebar', true)
  before.keepDrafts()
  expect(openStore().getItem('sidebar')).toBeUndefined()
})
