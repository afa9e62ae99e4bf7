import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clientConfig, type SocketConnection } from './connect.ts'
import { availableMemory, sharedBuffers } from './embedded/shared-buffers.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { StartError } from './start-error.ts'
import { hold, ordinaryFolder, postmasterOf, removeFolder } from './testing/embedded-processes.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nila-data-'))
  await chmod(dataDir, 0o755)
})
afterEach(() => removeFolder(dataDir))

const quick = { fsync: 'off' }
const start = (onLog?: (line: string) => void) =>
  startEmbeddedPostgres({ dataDir, settings: quick, ...(onLog && { onLog }) })

async function query(connection: SocketConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded Postgres', () => {
  test('is made on the first start and found with its data on the next', async () => {
    const first = await start()
    expect(first.isNew).toBe(true)
    await query(first.connection, 'create table kept as select 7 as n')
    await first.stop()
    expect(await postmasterOf(dataDir)).toBeUndefined()

    const second = await start()
    expect(second.isNew).toBe(false)
    expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }])
    await second.stop()
  })

  test('listens on a socket that only its owner reaches, and on no address', async () => {
    const { connection, stop } = await start()
    expect(await query(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect((await stat(connection.host)).mode & 0o077).toBe(0)
    await stop()
  })

  test('keeps as much of its data at hand as the memory allows', async () => {
    const { connection, stop } = await start()
    const expected = sharedBuffers(availableMemory())
    expect(await query(connection, 'show shared_buffers')).toEqual([{ shared_buffers: expected }])
    await stop()
  })

  test('knows the letters of every script', async () => {
    const { connection, stop } = await start()
    await query(connection, 'create extension pg_trgm')
    for (const word of ['नमस्ते', 'தமிழ்', 'বাংলা', 'اردو', 'ગુજરાતી']) {
      const rows = await query(connection, `select cardinality(show_trgm('${word}')) > 2 as found`)
      expect(rows, word).toEqual([{ found: true }])
    }
    await stop()
  })

  test('started three times at once is one server, new to one of them, and ends with the last', async () => {
    const holders = await Promise.all([hold(dataDir), hold(dataDir), hold(dataDir)])
    expect(holders.map(({ said }) => said).sort()).toEqual(['ready known', 'ready known', 'ready new'])
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])

    const [first, second, third] = holders
    await Promise.all([first?.leave(), second?.leave()])
    expect(await postmasterOf(dataDir)).toBeDefined()
    await third?.leave()
    expect(await postmasterOf(dataDir)).toBeUndefined()
  })

  test('outlives a kill -9 of the process that started it; the next one takes it over and ends it', async () => {
    const killed = await hold(dataDir)
    const postmaster = await postmasterOf(dataDir)
    await killed.kill()

    const next = await start()
    expect(next.isNew).toBe(false)
    expect(await postmasterOf(dataDir)).toBe(postmaster)
    await next.stop()
    expect(await postmasterOf(dataDir)).toBeUndefined()
  })

  test('that is killed with -9 is back within 5 s, and the log says so', async () => {
    const lines: string[] = []
    const { connection, stop } = await start((line) => lines.push(line))
    await query(connection, 'create table kept as select 7 as n')
    const killedAt = Date.now()
    process.kill(Number(await postmasterOf(dataDir)), 'SIGKILL')

    let rows: unknown[] | undefined
    while (!rows && Date.now() - killedAt < 10_000) {
      await sleep(50)
      rows = await query(connection, 'select n from kept').catch(() => undefined)
    }
    expect(rows).toEqual([{ n: 7 }])
    expect(Date.now() - killedAt).toBeLessThan(5000)
    while (lines.length < 2 && Date.now() - killedAt < 10_000) await sleep(20)
    expect(lines).toEqual([
      'Postgres went away; starting it again.',
      expect.stringMatching(/^Postgres is back/),
    ])
    await stop()
    expect(await postmasterOf(dataDir)).toBeUndefined()
  })

  test('starts although its lock file names a process that is some other program by now', async () => {
    await (await hold(dataDir)).leave()
    const other = spawn('sleep', ['60'])
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${other.pid}\n${join(dataDir, 'postgres')}\n1763600000\n5432\n.\n\n0 0\nready\n`,
    )
    const { stop } = await start()
    expect(await postmasterOf(dataDir)).not.toBe(other.pid)
    await stop()
    other.kill()
  })

  test('is stopped once, however often that is asked, also after it has died', async () => {
    const { stop } = await start()
    process.kill(Number(await postmasterOf(dataDir)), 'SIGKILL')
    await Promise.all([stop(), stop()])
    await stop()
  })
})

describe('one clear line, when', () => {
  const refusal = async () => {
    const error: unknown = await start().catch((caught) => caught)
    expect(error).toBeInstanceOf(StartError)
    return String(error)
  }

  test('the path is too long for a socket', async () => {
    const path = join(dataDir, 'x'.repeat(100))
    await expect(startEmbeddedPostgres({ dataDir: path })).rejects.toThrow(
      /too long .* Set DATA_DIR to a shorter one/,
    )
  })

  test('the data folder is a file', async () => {
    await rm(dataDir, { recursive: true })
    await writeFile(dataDir, '')
    expect(await refusal()).toMatch(/is not a folder/)
  })

  test('the database is damaged', async () => {
    await (await start()).stop()
    await truncate(join(dataDir, 'postgres', 'global', 'pg_control'), 100)
    expect(await refusal()).toMatch(/is damaged .* restore a backup/)
    await rm(join(dataDir, 'postgres', 'PG_VERSION'))
    expect(await refusal()).toMatch(/is damaged \(there is no PG_VERSION\)/)
  })

  test('another version of Postgres made the database', async () => {
    await (await start()).stop()
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    expect(await refusal()).toMatch(/made by Postgres 17, but this is Postgres 18/)
  })
})

describe('an ordinary user', () => {
  let folder: string
  beforeEach(async () => {
    folder = await ordinaryFolder()
  })
  afterEach(() => removeFolder(folder))

  test('starts it in a folder of their own', async () => {
    const holder = await hold(folder, { ordinary: true })
    expect(holder.said).toBe('ready new')
    await holder.leave()
    expect(await postmasterOf(folder)).toBeUndefined()
  })

  test('reads in one line that the folder is locked', async () => {
    await chmod(folder, 0o500)
    const { said } = await hold(folder, { ordinary: true })
    expect(said).toMatch(/^refused Nila may not write in .*, which belongs to \S+\. Run Nila as that user/)
    expect(said).toContain(folder)
  })

  test("reads in one line whose folder it is, when it is somebody else's", async () => {
    const { said } = await hold('/nila-data', { ordinary: true })
    expect(said).toBe(
      'refused Nila may not write in /, which belongs to root. Run Nila as that user, give the folder to yours (chown -R), or set DATA_DIR to another folder.',
    )
  })

  test('is followed by root as the same user', async () => {
    await (await hold(folder, { ordinary: true })).leave()
    const { uid } = await stat(join(folder, 'postgres'))
    const later = await hold(folder)
    expect(later.said).toBe('ready known')
    expect((await stat(join(folder, 'postgres', 'postmaster.pid'))).uid).toBe(uid)
    await later.leave()
  })

  test('starts it after a kill -9 of everything, whoever has the numbers of the dead by now', async () => {
    const holder = await hold(folder, { ordinary: true })
    const postmaster = Number(await postmasterOf(folder))
    await holder.kill()
    process.kill(postmaster, 'SIGKILL')
    const next = await hold(folder, { ordinary: true })
    expect(next.said).toBe('ready known')
    await next.leave()
  })
})

test('a start that was killed half-way leaves nothing behind for long', async () => {
  const abandoned = join(dataDir, 'postgres.new-1-1')
  await mkdir(abandoned)
  await utimes(abandoned, new Date(0), new Date(0))
  const { stop } = await start()
  expect(await readdir(dataDir)).not.toContain('postgres.new-1-1')
  await stop()
})
