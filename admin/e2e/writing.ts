import { PASSWORD } from '@nila/api/testing'
import type { Page } from './back-office.ts'

interface Place {
  locale: string
  key: string
}

/** A piece of copy on the screen that shows it. */
export const pieceOf = (page: Page, key: string) => page.locator(`[data-key="${key}"]`)

/** Leads to a piece of copy. @returns it, when its field can be written */
export async function openPiece(page: Page, { locale, key }: Place) {
  await page.goto(`/admin/copy?${new URLSearchParams({ key, locale })}`)
  const piece = pieceOf(page, key)
  await piece.getByRole('textbox').waitFor()
  return piece
}

/** Writes other words into a piece of copy, and sees them saved. */
export async function write(page: Page, place: Place, words: string): Promise<void> {
  const piece = await openPiece(page, place)
  await piece.getByRole('textbox').fill(words)
  await piece.getByText('Saved as draft').waitFor()
}

/** Gives the password where it is asked for. */
export async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}
