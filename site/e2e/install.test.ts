import { expect, test } from 'vitest'
import { type Page, runNila } from './visit.ts'

const nila = runNila()

/** Offers the installation as browsers do. Gives whether the browser's own offer was held back. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => document.body.append('asked'),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    dispatchEvent(event)
    return event.defaultPrevented
  })

test('the browser’s offer to install is held back until the button is clicked, which is there only with an offer', async () => {
  const { page } = await nila.visit('/')
  const button = page.getByRole('button', { name: 'Install the app' })
  expect(await button.count()).toBe(0)

  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  expect(await offer(page)).toBe(true)
  expect(await page.getByText('asked').count()).toBe(0)
  await button.click()
  await page.getByText('asked').waitFor()
  expect(await button.count()).toBe(0)
  await expect.poll(() => said.join()).toContain('accepted')
})

test('who installs in another way is not offered it any more', async () => {
  const { page } = await nila.visit('/mobile-app')
  await offer(page)
  const buttons = page.locator('[data-install]:not([hidden])')
  expect(await buttons.count()).toBeGreaterThan(1)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  expect(await buttons.count()).toBe(0)
})
