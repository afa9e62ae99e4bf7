import { PASSWORD } from '@nila/api/testing'
import { type Page, signIn } from './visit.ts'

/** A part of /settings or /profile, by its title. */
export const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Signs in on /auth and opens a page that is only for users. */
export async function openAs(page: Page, account: { username: string; password: string }, path: string) {
  await page.goto(`/auth?redirect_to=${encodeURIComponent(path)}`)
  await signIn(page, account, new RegExp(`${path}\\?auth_success`))
}

/** Gives the password again where it is asked for. */
export async function confirmIdentity(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}
