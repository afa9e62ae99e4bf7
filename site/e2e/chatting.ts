import { setChatPreferences } from '@nila/api/contract'
import { PASSWORD } from '@nila/api/testing'
import { type FakeModel, startFakeModel } from '@nila/api/testing/fake-model'
import { afterAll, beforeAll } from 'vitest'
import { type Page, runNila, signInQuietly } from './visit.ts'

/** The product with a model that does what its name says (api/testing/fake-model-behaviour.ts). */
export function runChat(model: string, over: Record<string, string> = {}) {
  let fake: FakeModel
  const env: Record<string, string> = { ...over }
  beforeAll(async () => {
    fake = await startFakeModel()
    Object.assign(env, { ASSISTANT_BASE_URL: fake.baseUrl, ASSISTANT_MODEL: model })
  })
  afterAll(() => fake.stop())
  const nila = runNila({ env })

  return {
    nila,
    get fake() {
      return fake
    },

    /** The chat of a new user who has said that they are old enough. */
    async openChat(path = '/chat', options?: Parameters<typeof nila.visit>[1]) {
      const account = await nila.createAccount()
      const agent = await nila.agentOf(account)
      await agent.call(setChatPreferences, { body: { isOfAge: true } })
      const visit = await nila.visit('/robots.txt', options)
      await signInQuietly(visit.page, { ...account, password: PASSWORD })
      await visit.page.goto(path)
      return { ...visit, account, agent }
    },
  }
}

export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
export const sendOf = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const stopOf = (page: Page) => page.getByRole('button', { name: 'Stop the answer' })
export const answersOf = (page: Page) => page.locator('.chat-answer .chat-words')
export const questionsOf = (page: Page) => page.locator('.chat-bubble')

/** Sends a message by Enter. */
export async function ask(page: Page, words: string) {
  await fieldOf(page).fill(words)
  await fieldOf(page).press('Enter')
}

/** Waits until nothing is being answered. */
export const untilAnswered = (page: Page) => sendOf(page).waitFor()

/** What somebody asked, and the whole answer. */
export async function askAndWait(page: Page, words: string) {
  await ask(page, words)
  await page.locator('.chat-bubble', { hasText: words }).waitFor()
  await untilAnswered(page)
}
