import { login } from '@nila/api/contract'
import {
  type BrowserOptions,
  type ContextOptions,
  createAgent,
  createVisitors,
  type RunningNila,
  startNila,
  type Visitors,
} from '@nila/api/testing'
import { afterAll, afterEach, beforeAll } from 'vitest'

export type Page = Awaited<ReturnType<Visitors['open']>>
export type BrowserContext = ReturnType<Page['context']>

/**
 * One running product and one browser for the tests of a file.
 * @param env variables of the environment, which a `beforeAll` before this one may still fill in
 */
export function runNila({ env = {}, ...browser }: BrowserOptions & { env?: Record<string, string> } = {}) {
  let nila: RunningNila
  let visitors: Visitors
  beforeAll(async () => {
    nila = await startNila({ env })
    visitors = await createVisitors(nila.url, browser)
  })
  afterEach(() => visitors.leave())
  afterAll(async () => {
    await visitors?.close()
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

    get db() {
      return nila.db
    },

    /** Makes the installation a demo, or an ordinary one. */
    setDemo: (isDemo: boolean) =>
      nila
        .db('settings')
        .where({ key: 'demo' })
        .update({ value: JSON.stringify(isDemo) }),

    /** Opens a page as a fresh visitor; whatever the browser complains of is collected in `complaints`. */
    async visit(path: string, options?: ContextOptions) {
      const page = await visitors.open(options)
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
      return { page, context: page.context(), complaints }
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

/** Signs in behind a page's back and has the device remembered, for what is not about signing in. */
export async function signInQuietly(page: Page, account: { username: string; password: string }) {
  const { username, password } = account
  const answer = await page.request.post('/api/login', { data: { username, password, remember: true } })
  if (!answer.ok()) throw new Error(`The test account could not sign in: ${await answer.text()}`)
}

/** A page of somebody who is signed in. */
export async function openPageOfUser(
  nila: ReturnType<typeof runNila>,
  over?: Parameters<RunningNila['createAccount']>[0],
): Promise<Page> {
  const { page } = await nila.visit('/robots.txt')
  await signInQuietly(page, await nila.createAccount(over))
  return page
}
