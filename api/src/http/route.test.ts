import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getInstallation } from '@nila/api/contract'
import Koa from 'koa'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { catchProblems } from './catch-problems.ts'
import type { State } from './context.ts'
import { route } from './route.ts'
import { createRouting } from './routing.ts'

/** What a client gets of an endpoint whose handler answers a field too many. */
async function statusOf(checksAnswers: boolean): Promise<number> {
  const app = new Koa<State>()
  const routing = createRouting()
  const answer = { isDemo: false, passwordHash: 'secret' }
  const api = { routing, checksAnswers, adminNeedsSecondFactor: false, recordExport: async () => {} }
  route(api, getInstallation, async () => answer)
  app.use(catchProblems(pino({ level: 'silent' })))
  app.use(routing.answer)
  const server = createServer(app.callback())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/api/installation`)
  server.closeAllConnections()
  server.close()
  return response.status
}

test('an answer that breaks its own contract fails in tests and development', async () => {
  expect(await statusOf(true)).toBe(500)
  expect(await statusOf(false)).toBe(200)
})
