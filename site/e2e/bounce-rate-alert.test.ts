import { describe, expect, test } from 'vitest'
import { openPageOfUser, type Page, runNila } from './visit.ts'

const nila = runNila()

describe("the landing page's alert about the bounce rate", () => {
  const alertOf = (page: Page) => page.getByRole('complementary', { name: 'High bounce rate' })

  test('is not for guests', async () => {
    const { page } = await nila.visit('/', { javaScriptEnabled: false })
    expect(await alertOf(page).isVisible()).toBe(false)
    const { page: withScripts } = await nila.visit('/')
    await withScripts.getByRole('button', { name: 'Login Help' }).click()
    await withScripts.getByRole('dialog').waitFor()
    expect(await alertOf(withScripts).isVisible()).toBe(false)
  })

  test('is not for users without a role', async () => {
    const page = await openPageOfUser(nila)
    await page.goto('/')
    // Once their name is there, the page knows their role as well.
    await page.waitForFunction(() => document.querySelector('[data-user-name]')?.textContent !== '')
    expect(await alertOf(page).isVisible()).toBe(false)
  })

  test.each(['editor', 'admin', 'super_admin'] as const)(
    'is shown to the role %s, with both ways on',
    async (role) => {
      const page = await openPageOfUser(nila, { role })
      await page.goto('/')
      await alertOf(page).waitFor()
      await alertOf(page).getByText('92.2% of visitors leave after one page.').waitFor()
      await alertOf(page).getByText('Sample data').waitFor()
      expect(await alertOf(page).getByRole('link', { name: 'How to Fix' }).getAttribute('href')).toBe(
        '/fix-bounce-rate',
      )
      await alertOf(page).getByRole('link', { name: 'View Engagement Analytics' }).click()
      await page.getByRole('heading', { name: 'Engagement Tracking' }).waitFor()
    },
  )
})
