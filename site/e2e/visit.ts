import { login } from '@nila/api/contract'
import { createAgent, openBrowser, type RunningNila, startNila } from '@nila/api/testing'
import { afterAll, beforeAll } from 'vitest'

export type Browser = Awaited<ReturnType<typeof openBrowser>>
export type Page = Awaited<ReturnType<Browser['newPage']>>
type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** One running product and one browser for the tests of a file. */
export function runNila() {
  let nila: RunningNila
  let browser: Browser
  beforeAll(async () => {
    nila = await startNila()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await nila?.stop()
  })

  return {
    createAccount: (over?: Parameters<RunningNila['createAccount']>[0]) => nila.createAccount(over),

    /** An account's own way to the API, beside the browser. */
    async agentOf(account: { username: string; password: string }) {
      const agent = createAgent(nila.url)
      await agent.call(login, { body: account })
      return agent
    },

    /** Makes the installation a demo, or an ordinary one. */
    setDemo: (isDemo: boolean) =>
      nila
        .db('settings')
        .where({ key: 'demo' })
        .update({ value: JSON.stringify(isDemo) }),

    /** Opens a page as a fresh visitor; whatever the browser complains of is collected in `complaints`. */
    async visit(path: string, options: ContextOptions = {}) {
      const context = await browser.newContext({ baseURL: nila.url, reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      )
      await page.goto(path)
      return { page, context, complaints }
    },
  }
}

/** Fills in the login of /auth and waits for where it leads. */
export async function signIn(page: Page, account: { username: string; password: string }, target: RegExp) {
  const login = page.getByRole('tabpanel')
  await login.getByLabel('Username').fill(account.username)
  await login.getByLabel('Password', { exact: true }).fill(account.password)
  await login.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(target)
}

/** What has the keyboard's attention, by its name. */
export const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  )

/** The field that has the cursor, by its name. */
export const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Where a page is, without the origin. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** A page of somebody who has just signed in. */
export async function openPageOfUser(nila: ReturnType<typeof runNila>): Promise<Page> {
  const account = await nila.createAccount()
  const { page } = await nila.visit('/auth')
  await signIn(page, account, /auth_success/)
  return page
}
