import { getUser, login, logout, verifyAuth } from '@nila/api/contract'
import { beforeAll, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { createAgent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()
let another: string
beforeAll(async () => {
  another = await api.startAnother()
})

/** The same browser, sent to the other instance. */
function move(agent: ReturnType<typeof createAgent>) {
  const moved = createAgent(another)
  for (const name of ['nila_session', 'nila_session.sig', 'nila_device']) {
    const value = agent.jar.get(name)
    if (value !== undefined) moved.jar.set(name, value)
  }
  return moved
}

test('who signs in at one instance is signed in at the other, and signs out of both', async () => {
  const agent = await api.signIn({ username: 'asha' })
  const moved = move(agent)
  expect(await moved.call(getUser, {})).toMatchObject({ username: 'asha' })
  await moved.call(logout, { body: {} })
  await expect(agent.call(getUser, {})).rejects.toMatchObject({ status: 401 })
})

test('tabs that resume at different instances at the same moment keep the same token', async () => {
  await buildAccount({ username: 'asha' })
  const agent = api.visitor()
  await agent.call(login, { body: { username: 'asha', password: PASSWORD, remember: true } })
  const tabs = [agent, move(agent)]
  for (const { jar } of tabs) jar.set('nila_session', 'of a browser that was closed')
  const resumed = await Promise.all(tabs.map((tab) => tab.call(verifyAuth, { body: {} })))
  expect(resumed).toMatchObject([{ authenticated: true }, { authenticated: true }])
  expect(new Set(tabs.map(({ jar }) => jar.get('nila_device'))).size).toBe(1)
})

test('R3 failures at one instance count at the other', async () => {
  await buildAccount({ username: 'asha' })
  const guess = async (url: string) => {
    const body = { username: 'asha', password: 'a guess' }
    return (await createAgent(url).send('POST', '/api/login', body)).status
  }
  const statuses: number[] = []
  for (const url of [api.url, another, api.url, another, api.url, another]) statuses.push(await guess(url))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('R3 guesses are bounded by memory where they cannot be counted in Postgres', async () => {
  await buildAccount({ username: 'asha' })
  const { db } = api.database
  await db.raw('alter table rate_limits rename to rate_limits_away')
  try {
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const body = { username: 'asha', password: 'a guess' }
      statuses.push((await api.visitor().send('POST', '/api/login', body)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  } finally {
    await db.raw('alter table rate_limits_away rename to rate_limits')
  }
})
