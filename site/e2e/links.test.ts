import { beginTotp, confirmTotp, login } from '@nila/api/contract'
import { codeOf, confirmPassword, createAgent } from '@nila/api/testing'
import { describe, expect, test } from 'vitest'
import { runMailingNila } from './mailing.ts'
import { focusedField } from './visit.ts'

const SENT = 'If there is an account with that name and an email address, a message'

const nila = runMailingNila()
const { openPage, buildReader, mailOf } = nila

/** Asks for a sign-in link as a person does. */
async function askForLink(username: string, search = '') {
  const page = await openPage(`/bypass-login${search}`)
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText(SENT).waitFor()
  return page
}

describe('a sign-in link', () => {
  test('signs in the browser that asked for it, step by step, once', async () => {
    const { username, email } = await buildReader()
    const page = await askForLink(username)
    const { link } = await mailOf(email, '/direct-access')
    // What mail programs and browsers fetch in advance runs no script, and uses nothing up.
    for (let time = 0; time < 10; time += 1) expect((await fetch(link)).status).toBe(200)
    const tab = await page.context().newPage()
    await tab.goto(link)
    await tab.waitForURL(/\/\?auth_success=\d+$/)
    await tab.getByRole('button', { name: 'Your account' }).waitFor()
    // The tab that asked goes on by itself.
    await page.waitForURL(/\/\?bypass_auth=1$/)

    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('heading', { name: 'Access Error' }).waitFor()
    await page.getByText('Failed to create session').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('This link has already been used or has expired.').waitFor()
  })

  test('opened in another browser asks for the code', async () => {
    const { username, email } = await buildReader()
    await askForLink(username)
    const { link, code } = await mailOf(email, '/direct-access')
    const other = await openPage(link)
    await other.getByText('This link was opened in another browser.').waitFor()
    expect(await focusedField(other)).toBe('username')
    await other.getByLabel('Username').fill(username)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await other.getByText('Please enter the code from the email').waitFor()
    await other.getByLabel('Code from the email').fill(code)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await other.waitForURL(/\/\?auth_success=\d+$/)
  })

  test('waits until somebody sees the page', async () => {
    const { username, email } = await buildReader()
    const page = await askForLink(username)
    const { link } = await mailOf(email, '/direct-access')
    const tab = await page.context().newPage()
    await tab.addInitScript(() =>
      Object.defineProperties(document, {
        hidden: { configurable: true, value: true },
        visibilityState: { configurable: true, value: 'hidden' },
      }),
    )
    const sent: string[] = []
    tab.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await tab.goto(link, { waitUntil: 'networkidle' })
    await tab.locator('[aria-current=step]').getByText('Initializing').waitFor()
    expect(sent).toEqual([])
    await tab.evaluate(() => {
      for (const name of ['hidden', 'visibilityState']) Reflect.deleteProperty(document, name)
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await tab.waitForURL(/\/\?auth_success=\d+$/)
  })

  test('without a connection says so, and works once it is back', async () => {
    const { username, email } = await buildReader()
    const page = await askForLink(username)
    const { link } = await mailOf(email, '/direct-access')
    const context = page.context()
    await context.route('**/api/sign-in-links/redeem', (route) => route.abort())
    const tab = await context.newPage()
    await tab.goto(link)
    await tab.getByText('Failed to access application').waitFor()
    await context.unrouteAll()
    await tab.getByRole('button', { name: 'Try Again' }).click()
    await tab.waitForURL(/\/\?auth_success=\d+$/)
  })

  test('a session that cannot be verified is said so', async () => {
    const { username, email } = await buildReader()
    const page = await askForLink(username)
    const { link } = await mailOf(email, '/direct-access')
    await page
      .context()
      .route('**/api/verify-auth', (route) => route.fulfill({ json: { authenticated: false } }))
    const tab = await page.context().newPage()
    await tab.goto(link)
    await tab.getByText('Failed to verify session').waitFor()
  })
})

test('a link from the mail to its end: fetched in advance, followed, read from another browser, replayed', async () => {
  const { username, email } = await buildReader()
  const asking = await askForLink(username)
  const { link } = await mailOf(email, '/direct-access')

  // Mail programs and scanners fetch it, and a browser opens it where nobody looks.
  for (let time = 0; time < 10; time += 1) expect((await fetch(link)).status).toBe(200)
  const hidden = await asking.context().newPage()
  await hidden.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'prerendering', { get: () => true })
  })
  await hidden.goto(link, { waitUntil: 'networkidle' })
  await hidden.close()

  // Whoever has only the mail needs its code as well, and does not use the link up by trying.
  const stranger = await openPage(link)
  await stranger.getByText('This link was opened in another browser.').waitFor()

  const tab = await asking.context().newPage()
  await tab.goto(link)
  await tab.waitForURL(/\/\?auth_success=\d+$/)
  await asking.waitForURL(/\/\?bypass_auth=1$/)

  const replay = await openPage(link)
  await replay.getByText('This link has already been used or has expired.').waitFor()

  // From another browser the code does.
  await askForLink(username)
  await expect
    .poll(async () => (await mailOf(email, '/direct-access')).link, { timeout: 30_000 })
    .not.toBe(link)
  const { link: second, code } = await mailOf(email, '/direct-access')
  const other = await openPage(second)
  await other.getByLabel('Username').fill(username)
  await other.getByLabel('Code from the email').fill(code)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.waitForURL(/\/\?auth_success=\d+$/)
  const afterwards = await openPage(second)
  await afterwards.getByText('This link has already been used or has expired.').waitFor()
})

describe('with an authenticator app', () => {
  const LABEL = 'Code from your authenticator app, or a recovery code'

  async function buildReaderWithApp() {
    const reader = await buildReader()
    const agent = createAgent(nila.url)
    await agent.call(login, { body: { username: reader.username, password: reader.password } })
    await confirmPassword(agent)
    const { secret } = await agent.call(beginTotp, { body: {} })
    const { recoveryCodes } = await agent.call(confirmTotp, { body: { totp: codeOf(secret) } })
    return { ...reader, recoveryCodes }
  }

  test('the link asks for its code first, and is not used up by the question', async () => {
    const { username, email, recoveryCodes } = await buildReaderWithApp()
    const asking = await askForLink(username)
    const { link } = await mailOf(email, '/direct-access')
    const tab = await asking.context().newPage()
    await tab.goto(link)
    await tab.getByRole('textbox', { name: LABEL }).waitFor()
    await expect.poll(() => focusedField(tab)).toBe('totp')
    expect(await tab.getByText('Access Error').isVisible()).toBe(false)
    await tab.reload()
    await tab.getByRole('textbox', { name: LABEL }).fill('AAAA-AAAA-AAAA')
    await tab.keyboard.press('Enter')
    await tab.getByText('That code is not right, or it was used before.').waitFor()
    await tab.keyboard.type(recoveryCodes[0] ?? '')
    await tab.keyboard.press('Enter')
    await tab.waitForURL(/\/\?auth_success=\d+$/)
  })

  test('the code of the mail does as well', async () => {
    const { username, email, recoveryCodes } = await buildReaderWithApp()
    const page = await askForLink(username)
    const { link, code } = await mailOf(email, '/direct-access')
    await page.getByLabel('Code from the email').fill(code)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: LABEL }).waitFor()
    await expect.poll(() => focusedField(page)).toBe('totp')

    const other = await openPage(link)
    await other.getByLabel('Username').fill(username)
    await other.getByLabel('Code from the email').fill(code)
    await other.keyboard.press('Enter')
    await other.getByRole('textbox', { name: LABEL }).fill(recoveryCodes[0] ?? '')
    await other.keyboard.press('Enter')
    await other.waitForURL(/\/\?auth_success=\d+$/)
  })
})

describe('/bypass-login', () => {
  test('takes the code in any spelling, and keeps the way back', async () => {
    const { username, email } = await buildReader()
    const page = await askForLink(username, '?redirect_to=%2Freviews')
    expect(await focusedField(page)).toBe('code')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Please enter the code from the email').waitFor()
    await page.getByLabel('Code from the email').fill('AAAA-AAAA')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('This code is not right, or its 10 minutes are over.').waitFor()
    const { code } = await mailOf(email, '/direct-access')
    await page.getByLabel('Code from the email').fill(code.toLowerCase().replace(/^(....)/, '$1 - '))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/\/reviews\?bypass_auth=1$/)
  })

  test('says the same of a name that nobody has, and can be asked again', async () => {
    const page = await askForLink('nobody at all')
    await page.getByRole('button', { name: 'Ask for a new one' }).click()
    expect(await focusedField(page)).toBe('username')
    expect(await page.getByLabel('Username').inputValue()).toBe('nobody at all')
  })

  test('asks for a name first', async () => {
    const page = await openPage('/bypass-login')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByText('Please enter a username first').waitFor()
  })
})
