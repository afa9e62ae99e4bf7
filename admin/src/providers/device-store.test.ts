import { expect, test } from 'vitest'
import { createDeviceStore } from './device-store.ts'

/** The store of a page that was just opened. */
function openStore() {
  const store = createDeviceStore()
  store.setup()
  return store
}
const draft = { email: 'asha@example.org', username: '' }

test('what was being typed when the session ended is there after signing in again, once', () => {
  const before = openStore()
  before.setItem('emailTesting', draft)
  before.keepDrafts()
  expect(openStore().getItem('emailTesting')).toEqual(draft)
  expect(openStore().getItem('emailTesting')).toBeUndefined()
})

test('it is not kept on the device otherwise', () => {
  const before = openStore()
  before.setItem('emailTesting', draft)
  expect(openStore().getItem('emailTesting')).toBeUndefined()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(draft.email)
})
