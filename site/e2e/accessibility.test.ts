import { barriersInAnyLook, barriersOf } from '@nila/api/testing/barriers'
import { expect, test } from 'vitest'
import { barriersOn, guestPages, userPages } from './pages.ts'
import { focusedName, openPageOfUser, runNila } from './visit.ts'

const nila = runNila()

test('no page for guests has a barrier, light or dark, narrow or wide', async () => {
  const { context } = await nila.visit('/')
  expect(await barriersOn(context, guestPages, barriersInAnyLook)).toEqual({})
}, 180_000)

test('no page for users has a barrier, light or dark, narrow or wide', async () => {
  const page = await openPageOfUser(nila)
  expect(await barriersOn(page.context(), userPages, barriersInAnyLook)).toEqual({})
})

test('neither menu, dialog nor form in trouble has a barrier', async () => {
  const { page } = await nila.visit('/')
  const look = async () => expect(await barriersInAnyLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Login Help' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click()
  await look()
  await page.goto('/auth?tab=register')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('All fields are required').waitFor()
  await look()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Username and password are required').waitFor()
  await look()
  await page.goto('/bypass-login')
  await page.getByLabel('Username').fill('nobody at all')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByLabel('Code from the email').waitFor()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Please enter the code from the email').waitFor()
  await look()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await barriersOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await barriersOf(page)).toEqual([])
})

test('the first Tab offers a way past the header, and it works', async () => {
  const { page } = await nila.visit('/')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Talk with Nila Now')
})

test('the arrows move between the tabs of the login page', async () => {
  const { page } = await nila.visit('/auth')
  await page.getByRole('button', { name: 'Sign In' }).and(page.locator(':enabled')).waitFor()
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await focusedName(page)).toBe('Register')
  expect(page.url()).toMatch(/\?tab=register$/)
})

test('the header changes once more than 50 px are scrolled, and back', async () => {
  const { page } = await nila.visit('/')
  const header = page.getByRole('banner')
  const border = () => header.evaluate((element) => getComputedStyle(element).borderBlockEndColor)
  const atTop = await border()
  await page.mouse.wheel(0, 40)
  await page.waitForFunction(() => window.scrollY === 40)
  expect(await border()).toBe(atTop)
  await page.mouse.wheel(0, 60)
  await page.locator('.site-header.scrolled').waitFor()
  expect(await border()).not.toBe(atTop)
  await page.mouse.wheel(0, -100)
  await page.locator('.site-header:not(.scrolled)').waitFor()
})
