import { access, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { cancelOnAbort } from '../cancel-on-abort.ts'
import { type Connection, clientConfig } from '../connect.ts'
import { MIGRATING } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import {
  listApplied,
  listPartitions,
  listSequences,
  listTables,
  PLAIN,
  quoted,
  quotedColumns,
  type Table,
} from './catalog.ts'
import { encode, FORMAT, type Header, sumOf, VERSION } from './format.ts'
import { LEFT_OUT_TABLES } from './left-out.ts'

export interface BackUpOptions {
  /** The release of Nila that makes it. */
  release: string
  signal: AbortSignal
  /** Told of each piece that was read: its table, and the bytes read so far. */
  onProgress?: (table: string, bytes: number) => void
}

export interface Backup {
  header: Header
  rows: number
  /** The size of the file. */
  bytes: number
}

/** What a file system says that takes no more; a broken connection says otherwise. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])

async function refuseExisting(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere)
    throw new BackupError(`${path} exists already; a backup overwrites nothing. Name another file.`)
}

/** Opens a file that only its owner may read. */
async function openPartial(partial: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new BackupError(
      code === 'EEXIST'
        ? `${partial} exists: another backup is writing it, or was cut off. Delete it unless one is running.`
        : `${partial} cannot be written (${code}).`,
    )
  }
}

/**
 * Begins the transaction that sees one moment of the database while people go on writing. A table that is emptied by others afterwards
 * would be empty for us too, whatever moment we see: so the tables are locked first, and nobody changes the schema while we find them.
 */
async function beginSnapshot(client: pg.Client): Promise<{ migrations: string[]; tables: Table[] }> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATING])
  const migrations = await listApplied(client)
  if (!migrations) throw new BackupError('This database is empty; there is nothing to back up.')
  const tables = await listTables(client)
  await client.query('begin isolation level repeatable read, read only')
  await client.query(PLAIN)
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATING])
  return { migrations, tables }
}

/** Writes a backup of the database to `path`, which must not exist; nothing of it is left where that fails. */
export async function backUp(
  connection: Connection,
  path: string,
  { release, signal, onProgress }: BackUpOptions,
): Promise<Backup> {
  await refuseExisting(path)
  const partial = `${path}.partial`
  const file = await openPartial(partial)
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => {})
  try {
    await client.connect()
    await cancelOnAbort(connection, client, signal)
    const { migrations, tables } = await beginSnapshot(client)
    const header: Header = {
      format: FORMAT,
      version: VERSION,
      release,
      createdAt: new Date().toISOString(),
      migrations,
      tables: tables.filter(({ name }) => !LEFT_OUT_TABLES.includes(name)),
      partitions: await listPartitions(client),
      sequences: await listSequences(client),
    }

    let bytes = 0
    let rows = 0
    async function* rowsOf(table: Table): AsyncGenerator<Buffer, void, undefined> {
      const copy = client.query(
        copyTo(`copy (select ${quotedColumns(table)} from ${quoted(table.name)}) to stdout`),
      )
      for await (const chunk of copy as AsyncIterable<Buffer>) {
        bytes += chunk.length
        onProgress?.(table.name, bytes)
        yield chunk
      }
    }
    const contents = encode(header, rowsOf, (counts) => {
      rows = sumOf(counts)
    })
    await pipeline(contents, createGzip(), file.createWriteStream({ flush: true }), { signal })
    await refuseExisting(path)
    await rename(partial, path)
    return { header, rows, bytes: (await stat(path)).size }
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(partial, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw code && DISK.has(code) ? new BackupError(`${partial} cannot be written (${code}).`) : error
  } finally {
    await client.end().catch(() => undefined)
  }
}
