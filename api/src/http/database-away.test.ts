import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

test('a Postgres that takes connections and says nothing is away', async () => {
  const silent = createServer()
  const sockets: Socket[] = []
  silent.on('connection', (socket) => sockets.push(socket))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, ssl: false, connectionTimeoutMillis: 100 })
  const error = await client.connect().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(isDatabaseAway(error)).toBe(true)
})

test('a query that Postgres refuses is not', () => {
  expect(isDatabaseAway(new pg.DatabaseError('relation "nothing" does not exist', 0, 'error'))).toBe(false)
})
