import { getAnalytics } from '@nila/api/contract'
import { expect, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { useChat } from '../../testing/chat.ts'
import { ask } from '../../testing/streams.ts'
import { rollUp } from '../analytics/roll-up.ts'

const { api, talker } = useChat()

const browser = (number: number) => ({ 'User-Agent': `Mozilla/5.0 (X11; Linux) Firefox/14${number}.0` })

/** The same person in a browser that says what it is. */
const inBrowser = (agent: Agent, headers: Record<string, string>): Pick<Agent, 'fetch'> => ({
  fetch: (path, init = {}) => agent.fetch(path, { ...init, headers: { ...init.headers, ...headers } }),
})

const view = (headers: Record<string, string>) =>
  api
    .visitor()
    .send('POST', '/api/analytics/track', { type: 'pageview', path: '/chat', sequence: 1 }, headers)

test('visitors who talk with the assistant are counted once, and nobody who asked not to be', async () => {
  const user = await talker()
  for (const number of [1, 2, 3]) await view(browser(number))
  const talk = async (headers: Record<string, string>) =>
    (await ask(inBrowser(user, headers), 'Hello')).ended()
  await talk(browser(1))
  await talk(browser(1))
  await talk({ ...browser(2), 'Sec-GPC': '1' })
  // A visitor whose visit nobody counted.
  await talk(browser(9))
  const admin = await api.signIn({ role: 'admin' })
  await expect
    .poll(async () => {
      await rollUp(api.database.db)
      const { aiUsers } = await admin.call(getAnalytics, { query: { range: 'day' } })
      return aiUsers
    })
    .toBe(1)
})
