import { addKeychain, addPasskeyOfPage, PASSWORD } from '@nila/api/testing'
import { expect, test } from 'vitest'
import { withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: false, env: { ADMIN_SECOND_FACTOR: 'required' } })

test('R11 an administrator without a second factor is led to the settings, and shown no data', async () => {
  const page = await office.openAs('super_admin')
  await page.goto('/admin/users')
  await page.getByRole('heading', { name: 'This needs a second factor' }).waitFor()
  const settings = page.getByRole('link', { name: 'Open settings' })
  expect(await settings.getAttribute('href')).toBe('/settings')
  expect(await page.getByRole('table').count()).toBe(0)
  expect(office.complaints).toEqual([])
})

test('one who signed in without the passkey of the account uses it then, and goes on', async () => {
  const { username } = await office.nila.createAccount({ role: 'super_admin' })
  const page = await office.open()
  const signIn = () => page.request.post('/api/login', { data: { username, password: PASSWORD } })
  await signIn()
  await page.goto('/')
  await addKeychain(page)
  expect(await addPasskeyOfPage(page)).toBe(201)
  await signIn()

  await page.goto('/admin/users')
  await page.getByRole('heading', { name: 'This needs a second factor' }).waitFor()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('heading', { name: 'User Management' }).waitFor()
  await page.getByRole('table').waitFor()
})

test('R26 a passkey stands for the password where something needs confirming', async () => {
  const { username } = await office.nila.createAccount({ role: 'super_admin' })
  const { username: other } = await office.nila.createAccount()
  const page = await office.open()
  await page.request.post('/api/login', { data: { username, password: PASSWORD } })
  await page.goto('/')
  await addKeychain(page)
  expect(await addPasskeyOfPage(page)).toBe(201)
  await office.nila.db('session').update({ reauthenticatedAt: null })

  await page.goto(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ q: other }))}`)
  await page.getByRole('button', { name: `Details of ${other}` }).click()
  await page.getByRole('button', { name: 'Reset link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('dialog', { name: `Reset link for ${other}` }).waitFor()
  expect(office.complaints).toEqual([])
})
