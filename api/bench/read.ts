import { join } from 'node:path'
import { loadDemo } from '@nila/db/demo'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { measureLoad, startServer } from './measure-load.ts'
import { printMachine, printRatios, type Row } from './table.ts'

const postgres = await startTestPostgres()
try {
  const database = await createTestDatabase(postgres.connection)
  await loadDemo(database.db, { adminUsername: 'ADMIN' })
  const { username } = await buildAccount()
  const BENCH_DATABASE = addressOf(database.connection)

  const ours = await startServer(join(import.meta.dirname, 'read-server.ts'), { BENCH_DATABASE })
  const agent = createAgent(`http://127.0.0.1:${ours.port}`)
  await agent.send('POST', '/api/login', { username, password: PASSWORD })
  const BENCH_SESSION = agent.jar.get('nila_session') ?? ''
  const bare = await startServer(join(import.meta.dirname, 'read-reference.ts'), {
    BENCH_DATABASE,
    BENCH_SESSION,
  })

  const rows: Row[] = []
  const loads = [
    { path: '/api/reviews?range=[0,9]', headers: {} },
    { path: '/api/user', headers: { cookie: agent.jar.header } },
  ]
  for (const { path, headers } of loads) {
    const measure = async ({ port, pid }: { port: number; pid: number }) => {
      const url = `http://127.0.0.1:${port}${path}`
      return (await measureLoad({ url, pid, status: 200, headers })).perCpuSecond
    }
    rows.push({
      what: `GET ${path}`,
      ours: await measure(ours),
      reference: await measure(bare),
      unit: 'requests per CPU second',
      target: 0.5,
    })
  }
  ours.child.kill()
  bare.child.kill()
  await database.drop()
  printMachine()
  printRatios('API read', 'node:http + pg', rows)
} finally {
  await postgres.stop()
}
