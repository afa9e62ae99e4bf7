import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net'
import { join } from 'node:path'
import { redeemRecoveryLink } from '@nila/api/contract'
import type { Database } from '@nila/db'
import { addressOf, createTestDatabase } from '@nila/db/testing'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { makeDataFolder, type NilaProcess, startProcess } from '../testing/process.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function start(env: Record<string, string>): Promise<NilaProcess & { url: string }> {
  const nila = await startProcess(env)
  cleanUps.push(async () => {
    nila.child.kill('SIGTERM')
    await nila.ended
  })
  if (!nila.url) throw new Error(`the process did not become ready:\n${nila.output()}`)
  return { ...nila, url: nila.url }
}

async function dataFolder(): Promise<string> {
  const folder = await makeDataFolder()
  cleanUps.push(folder.remove)
  return folder.path
}

async function database(): Promise<{ db: Database; url: string }> {
  const made = await createTestDatabase(inject('postgres'))
  cleanUps.push(made.drop)
  return { db: made.db, url: addressOf(made.connection) }
}

const stop = async (nila: NilaProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  nila.child.kill(signal)
  return nila.ended
}

const until = async (isDone: () => Promise<boolean>) => {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('the first start', () => {
  test('prints a one-time link that creates the administrator, and then no more', async () => {
    const DATA_DIR = await dataFolder()
    const first = await start({ DATA_DIR })
    const link = new URL(/http:\S+\/nila-admin#\S+/.exec(first.output())?.[0] ?? '')
    expect(link.origin).toBe(first.url)
    const fragment = new URLSearchParams(link.hash.slice(1))
    const body = {
      token: fragment.get('t') ?? '',
      username: fragment.get('username') ?? '',
      password: PASSWORD,
    }
    const admin = await createAgent(first.url).call(redeemRecoveryLink, { body })
    expect(admin).toMatchObject({ username: 'ADMIN', role: 'super_admin' })
    expect(await stop(first)).toBe(0)

    const second = await start({ DATA_DIR })
    expect(second.output()).not.toContain('nila-admin')
    expect(await stop(second, 'SIGINT')).toBe(0)
  })

  test('on a new database of its own it loads demo data, remembers it, and gives fresh passwords each time', async () => {
    const DATA_DIR = await dataFolder()
    const signInAs = async (nila: { url: string }, who: 'admin' | 'user') => {
      const file = readFileSync(join(DATA_DIR, 'demo-credentials.json'), 'utf8')
      const response = await createAgent(nila.url).send('POST', '/api/login', JSON.parse(file)[who])
      return { status: response.status, file }
    }
    const first = await start({ DATA_DIR, DEMO: '' })
    const admin = await signInAs(first, 'admin')
    expect(admin.status).toBe(200)
    expect((await signInAs(first, 'user')).status).toBe(200)
    expect(first.output()).toContain(JSON.parse(admin.file).admin.password)
    await stop(first)

    const second = await start({ DATA_DIR, DEMO: '' })
    const again = await signInAs(second, 'admin')
    expect(again.status).toBe(200)
    expect(again.file).not.toBe(admin.file)
    await stop(second)

    const refused = await startProcess({ DATA_DIR, DEMO: '', PUBLIC_URL: 'https://nila.example' })
    expect(refused.url).toBeUndefined()
    expect(refused.output()).toMatch(/^Demo data is for this machine only.*\n$/)
  })
})

describe('what cannot start says why in one line', () => {
  test('an occupied port', async () => {
    const other = createServer()
    await once(other.listen(0, '127.0.0.1'), 'listening')
    cleanUps.push(async () => other.close())
    const { port } = other.address() as AddressInfo
    const nila = await startProcess({ PORT: String(port), DATA_DIR: await dataFolder() })
    expect(await nila.ended).toBe(1)
    expect(nila.output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is in use.*\\n$`))
  })

  test('a wrong variable', async () => {
    const nila = await startProcess({ TRUST_PROXY_HOPS: 'many' })
    expect(await nila.ended).toBe(1)
    expect(nila.output()).toMatch(/^TRUST_PROXY_HOPS .*\n$/)
  })

  test('a database that is not there', async () => {
    const nila = await startProcess({ DATABASE_URL: 'postgres://nila@127.0.0.1:1/nila' })
    expect(await nila.ended).toBe(1)
    expect(nila.output()).toMatch(/^The database that DATABASE_URL names cannot be reached.*\n$/)
  })
})

describe('stopping', () => {
  test('SIGTERM during a slow request: it is answered, nothing new is taken, exit 0', async () => {
    const { db, url: DATABASE_URL } = await database()
    const nila = await start({ DATABASE_URL })
    const lock = await db.transaction()
    await lock.raw('lock table reviews in access exclusive mode')
    const slow = fetch(`${nila.url}/api/reviews`)
    await until(async () => {
      const { rows } = await db.raw("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
      return rows.length > 0
    })
    nila.child.kill('SIGTERM')
    await until(async () =>
      fetch(`${nila.url}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    await lock.rollback()
    expect((await slow).status).toBe(200)
    expect(await nila.ended).toBe(0)
  })

  test('connections that send nothing, or half a request, do not hold it up', async () => {
    const DATA_DIR = await dataFolder()
    const nila = await start({ DATA_DIR })
    const port = Number(new URL(nila.url).port)
    for (const beginning of ['', 'GET / HTTP/1.1\r\nHost: a\r\n']) {
      const socket = connectSocket(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(beginning)
    }
    expect(await stop(nila)).toBe(0)
    expect(existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('R42 a packet that breaks in the middle of its body leaves no trace of what it carried', async () => {
    const { url: DATABASE_URL } = await database()
    const nila = await start({ DATABASE_URL, LOG_LEVEL: 'trace' })
    const canary = 'canary-4711'
    const socket = connectSocket(Number(new URL(nila.url).port), '127.0.0.1')
    const body = `{"username":"ravi","password":"${canary}"}`
    socket.end(
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nCookie: nila_session=${canary}\r\n\r\n${body.length.toString(16)}\r\n${body}\r\nZZ\r\n`,
    )
    socket.resume()
    await once(socket, 'close')
    await stop(nila)
    // In whatever form it might be written down: as text, or as the numbers of a buffer.
    const numbers = [...Buffer.from(canary)].join(',')
    expect(nila.output()).not.toContain(canary)
    expect(nila.output().replace(/\s/g, '')).not.toContain(numbers)
  })
})

describe('while Postgres is away', () => {
  test('requests get 503 with Retry-After, the site still serves, and all is well again by itself', async () => {
    const DATA_DIR = await dataFolder()
    const nila = await start({ DATA_DIR, LOG_LEVEL: 'silent' })
    const answer = async (path: string) => (await fetch(nila.url + path)).status
    expect(await answer('/readyz')).toBe(200)
    const pid = Number(readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')

    // A connection that is open already may still answer for a moment.
    let away = await fetch(`${nila.url}/api/reviews`)
    while (away.status === 200) away = await fetch(`${nila.url}/api/reviews`)
    expect(away.status).toBe(503)
    expect(Number(away.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await away.json()).toMatchObject({ code: 'service_unavailable' })
    expect(await answer('/')).toBe(200)
    expect(await answer('/healthz')).toBe(200)

    await until(async () => (await answer('/readyz')) === 200)
    expect(await answer('/api/reviews')).toBe(200)
  })
})

test('three starts at once on one new data folder all work, and a kill -9 of one harms nobody', async () => {
  const DATA_DIR = await dataFolder()
  const [first, second, third] = await Promise.all([
    start({ DATA_DIR }),
    start({ DATA_DIR }),
    start({ DATA_DIR }),
  ])
  first.child.kill('SIGKILL')
  await first.ended
  const body = { username: 'ravi', password: PASSWORD }
  expect((await createAgent(second.url).send('POST', '/api/register', body)).status).toBe(201)
  // What one instance signs in, the other knows.
  const agent = createAgent(third.url)
  await agent.send('POST', '/api/login', body)
  const elsewhere = await fetch(`${second.url}/api/user`, { headers: { Cookie: agent.jar.header } })
  expect(elsewhere.status).toBe(200)
  expect(await stop(second)).toBe(0)
  expect(await stop(third)).toBe(0)
})
