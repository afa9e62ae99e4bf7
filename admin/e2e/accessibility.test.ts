import { AxeBuilder } from '@axe-core/playwright'
import { PASSWORD } from '@nila/api/testing'
import { describe, expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: true })

/** Each with what is there when it has loaded. */
const screens = [
  ['/admin/users', 'role=table'],
  ['/admin/users/5', 'role=dialog >> role=table'],
  ['/admin/reviews', 'role=article'],
  ['/admin/reviews?filter=%7B%7D', 'role=article'],
  ['/admin/email-testing/direct', 'role=article'],
  ['/admin/email-testing/welcome', 'role=article'],
  ['/admin/email-logs', 'role=heading[name="No Email Logs"]'],
  ['/admin/audit-log', 'role=table'],
  ['/admin/users?filter=%7B%22q%22%3A%22no-such-person%22%7D', 'role=heading[name="No results"]'],
  ['/admin/nothing-here', 'role=heading[name="Page not found"]'],
] as const

/** What fades in has not its colours yet. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    )
  })

async function expectNoBarrier(page: Page): Promise<void> {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const sidewards = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sidewards).toBeLessThanOrEqual(0)
  expect(office.complaints).toEqual([])
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each([1280, 320])('every screen is free of barriers at %i px', async (width) => {
    const page = await office.openAs('admin', { colorScheme, viewport: { width, height: 800 } })
    for (const [address, loaded] of screens) {
      await page.goto(address)
      await page.locator(loaded).first().waitFor()
      await expectNoBarrier(page)
    }
  })

  test('so are the card of a refused visitor and the page of the one-time link', async () => {
    const page = await office.openAs('user', { colorScheme, viewport: { width: 320, height: 800 } })
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await expectNoBarrier(page)
    await page.goto('/nila-admin#t=not-a-link&username=ADMIN')
    await page.getByRole('button', { name: 'Create administrator' }).waitFor()
    await expectNoBarrier(page)
  })

  test('so are the questions before something is done to a user', async () => {
    const page = await office.openAs('super_admin', { colorScheme, viewport: { width: 320, height: 800 } })
    await page.goto('/admin/users/5')
    for (const [action, title] of [
      ['Change role', /^Role of/],
      ['Suspend', 'Suspend'],
      ['Sign out everywhere', 'Sign out everywhere'],
      ['Reset link', 'Confirm that it is you'],
    ] as const) {
      await page.getByRole('button', { name: action }).click()
      await page.getByRole('dialog', { name: title }).waitFor()
      await expectNoBarrier(page)
      if (action !== 'Reset link') await page.keyboard.press('Escape')
    }
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^Reset link for/ }).waitFor()
    await expectNoBarrier(page)
  })

  test('so is the administration in Hindi', async () => {
    const page = await office.openAs('admin', { colorScheme, locale: 'hi-IN' })
    await page.goto('/admin/reviews')
    await page.getByRole('heading', { name: 'समीक्षा प्रबंधन' }).waitFor()
    await page.getByRole('article').first().waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('hi')
    await expectNoBarrier(page)
  })
})
