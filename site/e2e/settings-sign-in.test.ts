import { readFile } from 'node:fs/promises'
import { getTotp, listSessions } from '@nila/api/contract'
import { addKeychain, PASSWORD } from '@nila/api/testing'
import { codeOf, confirmPassword } from '@nila/api/testing/second-factors'
import { describe, expect, test } from 'vitest'
import { confirmIdentity, openAs, part } from './account-pages.ts'
import { focusedField, focusedName, runNila } from './visit.ts'

const nila = runNila()
const NEW_PASSWORD = 'another-river-28'

/** Somebody's settings, in a browser with a keychain. */
async function openSettings() {
  const account = await nila.createAccount()
  const { page, context, complaints } = await nila.visit('/')
  await addKeychain(page)
  await openAs(page, account, '/settings')
  return { account, page, context, complaints }
}

describe('the password', () => {
  test('is changed, the other session is out, and the list of sessions knows it', async () => {
    const { account, page, complaints } = await openSettings()
    const other = await nila.visit('/')
    await openAs(other.page, account, '/profile')
    const password = part(page, 'Password')
    await password.getByLabel('Present password').fill(PASSWORD)
    await password.getByLabel('New password').fill(NEW_PASSWORD)
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByRole('status').getByText('Your password is changed.').waitFor()
    expect(await password.getByLabel('New password').inputValue()).toBe('')
    await part(page, 'Where you are signed in').getByText('You are signed in nowhere else.').waitFor()
    expect(complaints).toEqual([])

    await other.page.goto('/profile')
    await other.page.waitForURL(/\/auth\?redirect_to=/)
    const agent = await nila.agentOf({ ...account, password: NEW_PASSWORD })
    expect((await agent.list(listSessions)).total).toBe(2)
  })

  test('that is wrong, missing or too easy is said at its field, and what was typed stays', async () => {
    const { page } = await openSettings()
    const password = part(page, 'Password')
    const submit = password.getByRole('button', { name: 'Change password' })
    await submit.click()
    await password.getByText('Password is required').waitFor()
    expect(await focusedField(page)).toBe('password')
    await password.getByLabel('Present password').fill('not-the-one')
    await password.getByLabel('New password').fill(NEW_PASSWORD)
    await submit.click()
    await password.getByText('That is not your password.').waitFor()
    expect(await focusedField(page)).toBe('password')
    expect(await password.getByLabel('New password').inputValue()).toBe(NEW_PASSWORD)
    await password.getByLabel('Present password').fill(PASSWORD)
    await password.getByLabel('New password').fill('password')
    await submit.click()
    await password.getByText('This password is among the first that anyone would guess.').waitFor()
    expect(await focusedField(page)).toBe('newPassword')
  })

  test('is judged in words while it is typed, and the judge is fetched only then', async () => {
    const account = await nila.createAccount()
    const { page } = await nila.visit('/')
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await openAs(page, account, '/settings')
    const password = part(page, 'Password')
    await password.getByLabel('New password').waitFor()
    expect(fetched).not.toContain('/password-strength.json')
    await password.getByLabel('New password').fill('sunshine')
    await password.getByText('Very weak: it is guessed at once').waitFor()
    await password.getByLabel('New password').fill(account.username)
    await password.getByText('Very weak: it is guessed at once').waitFor()
    await password.getByLabel('New password').fill('nine lamps over the quiet river')
    await password.getByText('Strong: it is very hard to guess').waitFor()
  })

  test('can be changed where its judge cannot be fetched', async () => {
    const { page, context } = await openSettings()
    await context.route('**/password-strength.json', (route) => route.abort())
    const password = part(page, 'Password')
    await password.getByLabel('Present password').fill(PASSWORD)
    await password.getByLabel('New password').fill(NEW_PASSWORD)
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByText('Your password is changed.').waitFor()
  })
})

test('a passkey is added, renamed and removed, by who gave the password again', async () => {
  const { page } = await openSettings()
  const passkeys = part(page, 'Passkeys')
  await passkeys.getByText('You have no passkey yet.').waitFor()
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-one')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('That is not your password.').waitFor()
  await confirmIdentity(page)
  await passkeys.getByRole('status').getByText('is added. You can sign in with it').waitFor()

  await passkeys.getByRole('button', { name: 'Rename' }).click()
  await passkeys.getByRole('textbox', { name: 'Name' }).fill('  ')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await passkeys.getByText('Please fill this in.').waitFor()
  await passkeys.getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await passkeys.getByText('The passkey is now called "Kitchen tablet".').waitFor()
  await page.reload()
  await passkeys.getByRole('heading', { name: 'Kitchen tablet' }).waitFor()

  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByText('This device has a passkey for your account already.').waitFor()

  await passkeys.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove the passkey "Kitchen tablet"?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await passkeys.getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await passkeys.getByText('The passkey "Kitchen tablet" is removed.').waitFor()
  await page.reload()
  await passkeys.getByText('You have no passkey yet.').waitFor()
})

test('a passkey serves in the place of the password', async () => {
  const { page, account } = await openSettings()
  await part(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await confirmIdentity(page)
  await part(page, 'Passkeys').getByText('is added.').waitFor()
  // Another session of the same account, which has given no password again yet.
  const { jar } = await nila.agentOf(account)
  for (const cookie of await page.context().cookies())
    await page.context().addCookies([{ ...cookie, value: jar.get(cookie.name) ?? '' }])
  await page.reload()
  await part(page, 'Authenticator app').getByRole('button', { name: 'Set up an app' }).click()
  await page
    .getByRole('dialog', { name: 'Is it you?' })
    .getByRole('button', { name: 'Use a passkey' })
    .click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
})

test('a browser without passkeys is told so', async () => {
  const account = await nila.createAccount()
  const { page } = await nila.visit('/')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await openAs(page, account, '/settings')
  await part(page, 'Passkeys').getByText('This browser cannot make passkeys.').waitFor()
  expect(await part(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
})

test('an authenticator app is set up from the key that is shown; its recovery codes can be seen once', async () => {
  const { page, context, account } = await openSettings()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const agent = await nila.agentOf(account)
  const totp = part(page, 'Authenticator app')
  await totp.getByRole('button', { name: 'Set up an app' }).click()
  await confirmIdentity(page)
  await totp.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await totp.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await totp.getByRole('button', { name: 'Confirm the code' }).click()
  await totp.getByText('Please enter the code that the app shows').waitFor()
  await totp.getByLabel('Code that the app shows').fill('000000')
  await totp.getByRole('button', { name: 'Confirm the code' }).click()
  await totp.getByText('That code is not right. Please enter the one that the app shows now.').waitFor()
  await totp.getByLabel('Code that the app shows').fill(codeOf(secret))
  await totp.getByRole('button', { name: 'Confirm the code' }).click()

  await totp.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const codes = await totp.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await totp.getByRole('button', { name: 'Copy' }).click()
  await totp.getByText('The codes are copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const download = page.waitForEvent('download')
  await totp.getByRole('button', { name: 'Download as text' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain(`of ${account.username} for Nila`)
  expect(await readFile(file, 'utf8')).toContain(codes.join('\n'))

  await totp.getByRole('button', { name: 'I have kept them' }).click()
  await totp.getByText('Recovery codes left: 10.').waitFor()
  expect(await focusedName(page)).toBe('Authenticator app')
  await page.reload()
  await totp.getByText('Recovery codes left: 10.').waitFor()
  expect(await totp.getByText(codes[0] ?? '').count()).toBe(0)

  await totp.getByRole('button', { name: 'Make new recovery codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new recovery codes' }).click()
  await totp.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await totp.getByText(codes[0] ?? '').count()).toBe(0)
  await totp.getByRole('button', { name: 'I have kept them' }).click()
  await totp.getByRole('button', { name: 'Remove the app' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the app' }).click()
  await totp.getByText('The authenticator app is removed.').waitFor()
  expect(await agent.call(getTotp, {})).toMatchObject({ confirmedAt: null })
})

test('a session elsewhere is ended, one and then all', async () => {
  const { page, account } = await openSettings()
  const [first, second, third] = [
    await nila.agentOf(account),
    await nila.agentOf(account),
    await nila.agentOf(account),
  ]
  await page.reload()
  const sessions = part(page, 'Where you are signed in')
  await sessions.getByText('This device').waitFor()
  expect(await sessions.getByRole('listitem').count()).toBe(4)
  await sessions.getByRole('button', { name: 'Sign out Unknown browser' }).first().click()
  await sessions.getByText('Unknown browser is signed out.').waitFor()
  expect(await sessions.getByRole('listitem').count()).toBe(3)
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await sessions.getByText('You are signed out everywhere else.').waitFor()
  expect(await sessions.getByRole('listitem').count()).toBe(1)
  for (const agent of [first, second, third])
    await expect(confirmPassword(agent)).rejects.toMatchObject({ status: 401 })
  await page.reload()
  await sessions.getByText('You are signed in nowhere else.').waitFor()
})

test('the sign-in history tells failures from successes, ten at a time', async () => {
  const { page, account } = await openSettings()
  for (let time = 0; time < 3; time += 1)
    await nila.agentOf({ ...account, password: 'not-the-one' }).catch(() => {})
  for (let time = 0; time < 8; time += 1) await nila.agentOf(account)
  await page.reload()
  const logins = part(page, 'Sign-in history')
  await logins.getByText('1–10 of 12').waitFor()
  await logins.getByRole('button', { name: 'Older' }).click()
  await logins.getByText('11–12 of 12').waitFor()
  expect(await logins.getByRole('row').filter({ hasText: 'Failed' }).count()).toBe(1)
  expect(await logins.getByRole('row').filter({ hasText: 'Signed in' }).count()).toBe(1)
  await logins.getByRole('button', { name: 'Newer' }).click()
  await logins.getByText('1–10 of 12').waitFor()
})
