import { PASSWORD } from '@nila/api/testing'
import { type Page, signInQuietly } from './visit.ts'

/** A part of /settings or /profile, by its title. */
export const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Opens a page that is only for users. */
export async function openAs(page: Page, account: { username: string; password: string }, path: string) {
  await signInQuietly(page, account)
  await page.goto(path)
}

/** Gives the password again where it is asked for. */
export async function confirmIdentity(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}
