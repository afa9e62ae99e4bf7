import { login } from '@nila/api/contract'
import { addressOf, createTestDatabase } from '@nila/db/testing'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { createAgent } from '../../testing/agent.ts'
import { startProcess } from '../../testing/process.ts'
import { asBrowser, openPage, openSocket } from '../../testing/sockets.ts'

test('SIGTERM closes sockets with 1001, those that do not answer as well, nobody is here any more, and the process ends in order', async () => {
  const database = await createTestDatabase(inject('postgres'))
  onTestFinished(database.drop)
  const { username } = await buildAccount({ role: 'admin' })
  const nila = await startProcess({ DATABASE_URL: addressOf(database.connection) })
  const url = nila.url ?? expect.fail(nila.output())
  const agent = createAgent(url)
  await agent.call(login, { body: { username, password: PASSWORD } })
  const [screen, frozen] = [
    await openSocket(url, asBrowser(agent, url)),
    await openSocket(url, asBrowser(agent, url)),
  ]
  frozen.socket.pause()
  const page = await openPage(url)
  const rows = () => database.db('presence')
  await expect.poll(rows).toHaveLength(1)
  const signalled = Date.now()
  nila.child.kill('SIGTERM')
  expect(await screen.closed).toBe(1001)
  expect(await page.closed).toBe(1001)
  expect(await nila.ended).toBe(0)
  expect(Date.now() - signalled).toBeLessThan(20_000)
  expect(await rows()).toEqual([])
  frozen.socket.terminate()
})
