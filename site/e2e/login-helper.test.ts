import { expect, test } from 'vitest'
import { focusedField, focusedName, runNila } from './visit.ts'

const nila = runNila()

test('the login helper signs in without leaving the page', async () => {
  const account = await nila.createAccount()
  const { page, complaints } = await nila.visit('/')
  await page.getByRole('button', { name: 'Login Help' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login Helper' })
  await dialog.getByText('Quick login to the system without leaving this page.').waitFor()
  await dialog.getByLabel('Username').fill(account.username)
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: `Login as ${account.username}` }).click()
  await dialog.getByText('Login successful!').waitFor()
  await page.getByRole('button', { name: 'Your account' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  expect(complaints).toEqual([])
})

test('it says what went wrong, remembers the name and forgets it on request', async () => {
  const { page } = await nila.visit('/')
  await page.evaluate(() => localStorage.setItem('auth_username', 'Meera Nair'))
  await page.getByRole('button', { name: 'Login Help' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login Helper' })
  const submit = dialog.getByRole('button', { name: 'Login as Meera Nair' })
  expect(await dialog.getByLabel('Password').inputValue()).toBe('')
  await submit.click()
  await dialog.getByRole('alert').getByText('Username and password are required').waitFor()
  await dialog.getByLabel('Password').fill('not-the-one')
  await submit.click()
  await dialog.getByRole('alert').getByText('Login failed: The username or password is not right.').waitFor()
  await dialog.getByRole('button', { name: 'Reset to Default' }).click()
  expect(await dialog.getByLabel('Username').inputValue()).toBe('')
  expect(await page.evaluate(() => localStorage.getItem('auth_username'))).toBeNull()
})

test('it opens and closes by keyboard and gives the focus back', async () => {
  const { page } = await nila.visit('/')
  await page.getByRole('button', { name: 'Login Help' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Login Helper' }).waitFor()
  expect(await focusedField(page)).toBe('username')
  await page.keyboard.press('Escape')
  expect(await focusedName(page)).toBe('Login Help')
})
