import { changeAccount } from '@nila/api/contract'
import { barriersOf } from '@nila/api/testing/barriers'
import { codeOf } from '@nila/api/testing/second-factors'
import { describe, expect, test } from 'vitest'
import { confirmIdentity, openAs, part } from './account-pages.ts'
import { type Page, runNila } from './visit.ts'

const nila = runNila()

describe.each([
  ['light', 1280],
  ['dark', 320],
] as const)('in the %s theme that was chosen, %i px wide', (theme, width) => {
  test('no state of the settings has a fault or has to be scrolled sideways', async () => {
    const account = await nila.createAccount()
    await (await nila.agentOf(account)).call(changeAccount, { body: { theme } })
    const colorScheme = theme === 'light' ? 'dark' : 'light'
    const { page, context } = await nila.visit('/', { colorScheme, viewport: { width, height: 800 } })
    const states: Record<string, string[]> = {}
    const look = async (state: string) => {
      states[state] = await barriersOf(page)
    }
    await openAs(page, account, '/profile')
    await part(page, 'Your review').getByText('You have not written a review yet.').waitFor()
    await look('profile')

    await context.route('**/api/passkeys*', (route) => route.abort())
    await page.goto('/settings')
    await part(page, 'Passkeys').getByText('Nila cannot be reached.').waitFor()
    await part(page, 'Password').getByLabel('New password').fill('12345')
    await part(page, 'Password').getByText('Very weak').waitFor()
    await part(page, 'Password').getByRole('button', { name: 'Change password' }).click()
    await part(page, 'Password').getByText('Password is required').waitFor()
    await look('a part that failed, a form in trouble')

    const totp = part(page, 'Authenticator app')
    await totp.getByRole('button', { name: 'Set up an app' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('dialog').getByText('Password is required').waitFor()
    await look('the question for the password')
    await confirmIdentity(page)
    await totp.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    await look('the key of an authenticator app')
    await totp.getByLabel('Code that the app shows').fill(codeOf(await keyOf(page)))
    await totp.getByRole('button', { name: 'Confirm the code' }).click()
    await totp.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    await look('recovery codes')
    await part(page, 'Delete my account').getByRole('button', { name: 'Delete my account…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByText('This is not your username.').waitFor()
    await look('the question before the account is deleted')

    const clean = Object.keys(states).map((state) => [state, []])
    expect(states).toEqual(Object.fromEntries(clean))
  })
})

/** The key of the authenticator app that the page shows. */
async function keyOf(page: Page): Promise<string> {
  const shown = await part(page, 'Authenticator app').locator('code').textContent()
  return shown?.replaceAll(' ', '') ?? ''
}

test('on paper there are the recovery codes and nothing else', async () => {
  const account = await nila.createAccount()
  const { page } = await nila.visit('/')
  await openAs(page, account, '/settings')
  const totp = part(page, 'Authenticator app')
  await totp.getByRole('button', { name: 'Set up an app' }).click()
  await confirmIdentity(page)
  await totp.getByLabel('Code that the app shows').fill(codeOf(await keyOf(page)))
  await totp.getByRole('button', { name: 'Confirm the code' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' })
  await codes.waitFor()
  const shown = await codes.getByRole('listitem').allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  const [paper = ''] = await page.locator('body').allInnerTexts()
  expect(paper.split('\n').filter((line) => line.trim())).toEqual([
    'Your recovery codes',
    `Recovery codes of ${account.username} for Nila. Each works once.`,
    ...shown,
  ])
})
