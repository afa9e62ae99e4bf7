import { describe, expect, test } from 'vitest'
import { runMailingNila } from './mailing.ts'

const SENT = 'If there is an account with that name and an email address, a message'
const NEW_PASSWORD = 'another-river-28'

const { openPage, buildReader, mailOf } = runMailingNila()

describe('/reset-password', () => {
  const askForCode = async (username: string) => {
    const page = await openPage('/reset-password')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText('Please enter a username first').waitFor()
    await page.getByLabel('Username').fill(username)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText(SENT).waitFor()
    return page
  }

  test('the code and a new password, which then signs in', async () => {
    const { username, email } = await buildReader()
    const page = await askForCode(username)
    const { code } = await mailOf(email, '/reset-password')
    await page.getByLabel('Code from the email').fill(code)
    await page.getByLabel('New password').fill('12345')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.getByText('Password must be at least 6 characters').waitFor()
    await page.getByLabel('New password').fill('password')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.getByText('This password is among the first that anyone would guess.').waitFor()
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page
      .getByText(`Password for ${username} reset successfully! You can now log in with the new password.`)
      .waitFor()
    await page.getByRole('link', { name: 'Go to login page' }).click()
    await page.waitForURL('**/auth')
    const login = page.getByRole('tabpanel')
    expect(await login.getByLabel('Username').inputValue()).toBe(username)
    await login.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await login.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/auth_success/)
  })

  test('the link asks for the new password alone, and works once', async () => {
    const { username, email } = await buildReader()
    await askForCode(username)
    const { link } = await mailOf(email, '/reset-password')
    for (const outcome of ['Password reset successfully!', 'Password reset failed: This link has already']) {
      const page = await openPage(link)
      expect(await page.getByLabel('Username').isVisible()).toBe(false)
      await page.getByLabel('New password').fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await page.getByText(outcome).waitFor()
      expect(await page.context().cookies()).toEqual([])
    }
  })
})
