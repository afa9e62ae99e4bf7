import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { clientConfig } from '../connect.ts'
import { MIGRATING, migrate } from '../migrate.ts'
import { type BareDatabase, createBareDatabase } from '../testing/bare-database.ts'
import { fillDatabase } from '../testing/fill-database.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import type { Header } from './format.ts'
import { restore } from './restore.ts'

const { signal } = new AbortController()
let folder: string
let target: BareDatabase
let good: string
let before: Record<string, string[]>
let files = 0

const newPath = () => {
  files += 1
  return join(folder, `${files}.gz`)
}
async function fileOf(bytes: Buffer | string): Promise<string> {
  const path = newPath()
  await writeFile(path, bytes)
  return path
}
const waiting = async () =>
  (await target.query('select from pg_locks where objid = $1 and not granted', [MIGRATING])).length
const restoring = (path: string, replaces = true) =>
  restore(target.connection, path, { replaces, signal }).then(
    () => 'restored',
    (error: unknown) => (error instanceof BackupError ? error.message : error),
  )

/** A backup whose parts are as given, with the checksum that belongs to them. */
function packed({ header, rest }: { header: Partial<Header>; rest: string }): Buffer {
  const text = `${JSON.stringify(header)}\n${rest}`
  const bytes = Buffer.from(text, 'latin1')
  return gzipSync(
    Buffer.concat([bytes, Buffer.from(`${createHash('sha256').update(bytes).digest('hex')}\n`)]),
  )
}

/** The header of the good backup, and what follows it without the checksum, a character a byte: blocks may end within one of UTF-8. */
async function parts(): Promise<{ header: Header; rest: string }> {
  const text = gunzipSync(await readFile(good)).toString('latin1')
  const end = text.indexOf('\n')
  return { header: JSON.parse(text.slice(0, end)), rest: text.slice(end + 1, -65) }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nila-backup-'))
  target = await createBareDatabase(inject('postgres'))
  await fillDatabase(target.connection)
  before = await target.contents()
  good = newPath()
  await backUp(target.connection, good, { release: '1.0.0', signal })
})
afterAll(async () => {
  // Whatever was refused, whatever was stopped.
  expect(await target.contents()).toEqual(before)
  await target.drop()
  await rm(folder, { recursive: true })
})

describe('a restore refuses, and changes nothing', () => {
  test('a file that was cut off, wherever', async () => {
    const bytes = await readFile(good)
    const ends = [
      0,
      1,
      9,
      30,
      500,
      Math.floor(bytes.length / 2),
      bytes.length - 60,
      bytes.length - 9,
      bytes.length - 1,
    ]
    for (const end of ends) {
      const path = await fileOf(bytes.subarray(0, end))
      const refusals = [
        `${path} is no backup of Nila.`,
        `${path} is damaged, or was cut off; nothing was changed.`,
      ]
      expect(refusals).toContain(await restoring(path))
    }
  })

  test('a file of which one bit has turned, wherever', async () => {
    const bytes = await readFile(good)
    for (let place = 10; place < bytes.length; place += Math.ceil(bytes.length / 25)) {
      const turned = Buffer.from(bytes)
      turned.writeUInt8(turned.readUInt8(place) ^ 0b100, place)
      expect(await restoring(await fileOf(turned))).toMatch(/is damaged, or was cut off|is no backup of Nila/)
    }
  })

  test('a backup that somebody unpacked and changed', async () => {
    const text = gunzipSync(await readFile(good)).toString()
    const changed = [
      text.replace('super_admin', 'super-admin'),
      text.replace('"reviews":', '"REVIEWS":'),
      `${text}more\n`,
      text.slice(0, -65),
      text.slice(0, -2),
    ]
    for (const one of changed) {
      expect(one).not.toBe(text)
      const path = await fileOf(gzipSync(one))
      expect(await restoring(path)).toBe(`${path} is damaged, or was cut off; nothing was changed.`)
    }
  })

  test('a file of somebody else', async () => {
    const others = [
      'words',
      gzipSync('words'),
      gzipSync('{"format":"other"}\n'),
      gzipSync('null\n'),
      gzipSync('x'.repeat(2e6)),
    ]
    for (const bytes of others) {
      const path = await fileOf(bytes)
      expect(await restoring(path)).toBe(`${path} is no backup of Nila.`)
    }
    expect(await restoring(join(folder, 'none.gz'))).toBe(`There is no file ${join(folder, 'none.gz')}.`)
    expect(await restoring(folder)).toBe(`${folder} is no file.`)
  })

  test('a backup of a newer release, in its format or in its migrations', async () => {
    const { header, rest } = await parts()
    const newer = [
      { ...header, release: '9.0.0', version: 2 },
      { ...header, release: '9.0.0', migrations: [...header.migrations, '29990101000001-later.ts'] },
    ]
    for (const one of newer) {
      const path = await fileOf(packed({ header: one, rest }))
      expect(await restoring(path)).toBe(
        `${path} was made by a newer release of Nila (9.0.0). Restore it with that release or a later one.`,
      )
    }
  })

  test('a backup of tables that no migration makes, or with fewer rows than it says', async () => {
    const { header, rest } = await parts()
    const tables = header.tables.map((table) =>
      table.name === 'users' ? { ...table, name: 'people' } : table,
    )
    expect(await restoring(await fileOf(packed({ header: { ...header, tables }, rest })))).toBe(
      'The backup holds a table people of another shape than this release of Nila gives it.',
    )
    const more = rest.replace('"users":300', '"users":301')
    expect(await restoring(await fileOf(packed({ header, rest: more })))).toBe(
      'Of the table users, 300 of 301 rows arrived.',
    )
  })

  test('a database with users in it, unless it is to be replaced', async () => {
    expect(await restoring(good, false)).toBe(
      'This database has users in it. To replace everything it holds, add --replace.',
    )
  })

  test('a database that somebody is connected to', async () => {
    const client = new pg.Client(clientConfig(target.connection))
    await client.connect()
    expect(await restoring(good)).toBe(
      'Nila is running on this database, or something else is connected to it (connections: 1). Stop it, then restore.',
    )
    await client.end()
  })

  test('a database of a newer release', async () => {
    const later = "'29990101000001-later.ts'"
    await target.query(
      `insert into knex_migrations (name, batch, migration_time) values (${later}, 9, now())`,
    )
    expect(await restoring(good)).toBe(
      'This database was migrated by a newer release of Nila. Restore with that release.',
    )
    await target.query(`delete from knex_migrations where name = ${later}`)
  })

  test('to go on once it is stopped', async () => {
    for (const moment of ['Checking the file', 'Restoring reviews', 'Making indexes', 'Finishing']) {
      const stopping = new AbortController()
      const stopped = restore(target.connection, good, {
        replaces: true,
        signal: stopping.signal,
        onProgress: (doing) => doing === moment && stopping.abort(),
      })
      await expect(stopped).rejects.toThrow()
      expect(stopping.signal.aborted).toBe(true)
      expect(await target.contents()).toEqual(before)
    }
  })
})

test('a restore that waits for others can be stopped', async () => {
  const holder = new pg.Client(clientConfig(target.connection))
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [MIGRATING])
  const stopping = new AbortController()
  const stopped = restore(target.connection, good, { replaces: true, signal: stopping.signal })
  stopped.catch(() => undefined)
  await expect.poll(waiting).toBe(1)
  stopping.abort()
  await expect(stopped).rejects.toThrow('canceling statement')
  await holder.end()
})

test('who starts while a restore waits or works is no hindrance, and waits for it', async () => {
  const database = await createBareDatabase(inject('postgres'), { isMigrated: false })
  const holder = new pg.Client(clientConfig(database.connection))
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [MIGRATING])
  const restored = restore(database.connection, good, { replaces: false, signal })
  await expect.poll(waiting).toBe(1)
  const started = migrate(database.connection)
  await expect.poll(waiting).toBe(2)
  await holder.end()
  await restored
  expect(await started).toEqual([])
  await database.drop()
})

describe('a backup refuses', () => {
  const backingUp = (path: string, { connection } = target) =>
    backUp(connection, path, { release: '1.0.0', signal }).then(
      () => 'written',
      (error: unknown) => (error instanceof BackupError ? error.message : error),
    )

  test('to overwrite a file, or what another one is writing', async () => {
    const path = await fileOf('kept')
    expect(await backingUp(path)).toBe(
      `${path} exists already; a backup overwrites nothing. Name another file.`,
    )
    const other = newPath()
    await writeFile(`${other}.partial`, 'kept')
    expect(await backingUp(other)).toBe(
      `${other}.partial exists: another backup is writing it, or was cut off. Delete it unless one is running.`,
    )
    expect(await Promise.all([path, `${other}.partial`].map((file) => readFile(file, 'utf8')))).toEqual([
      'kept',
      'kept',
    ])
  })

  test('a folder that is not there', async () => {
    const path = join(folder, 'none', 'a.gz')
    expect(await backingUp(path)).toBe(`${path}.partial cannot be written (ENOENT).`)
  })

  test('a database without a schema, and leaves nothing behind', async () => {
    const database = await createBareDatabase(inject('postgres'), { isMigrated: false })
    const names = await readdir(folder)
    expect(await backingUp(newPath(), database)).toBe('This database is empty; there is nothing to back up.')
    expect(await readdir(folder)).toEqual(names)
    await database.drop()
  })

  test('to go on once it is stopped, and leaves nothing behind', async () => {
    const stopping = new AbortController()
    const path = newPath()
    const names = await readdir(folder)
    const stopped = backUp(target.connection, path, {
      release: '1.0.0',
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    })
    await expect(stopped).rejects.toThrow()
    expect(await readdir(folder)).toEqual(names)
    await expect
      .poll(() => target.query('select from pg_stat_activity where datname = current_database()'))
      .toHaveLength(1)
  })
})
