import { barriersInAnyLook, type Theme } from '@nila/api/testing/barriers'
import { expect } from 'vitest'
import type { Page } from './back-office.ts'

/** The ground that each theme stands on (brand.json), by which a page is known to wear it. */
const GROUNDS: Record<Theme, string> = { light: 'rgb(251, 250, 246)', dark: 'rgb(18, 18, 42)' }
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** That nothing on a page as it stands keeps anybody out, light or dark, at its own width or at those given, in px. */
export async function expectNoBarrier(page: Page, widths = [page.viewportSize()?.width ?? 0]): Promise<void> {
  const wear = (theme: Theme) => expect.poll(() => groundOf(page), { timeout: 10_000 }).toBe(GROUNDS[theme])
  expect(await barriersInAnyLook(page, { widths, wear })).toEqual([])
}
