import type pg from 'pg'
import { cancelOnAbort } from '../cancel-on-abort.ts'
import type { Connection, Knex } from '../connect.ts'
import { listMigrations, migrating } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import { listApplied, PLAIN } from './catalog.ts'
import { type Header, type RowCounts, sumOf } from './format.ts'
import { EXPIRE_MAILS } from './left-out.ts'
import { emptyTables, loadRows } from './load-rows.ts'
import { type BackupReader, readBackup } from './read-backup.ts'
import { refuseInUse, refuseNewer, refuseUsers } from './refusals.ts'

export interface RestoreOptions {
  /** Replaces what a database with users in it holds, instead of refusing it. */
  replaces: boolean
  signal: AbortSignal
  /** Told what is being done and, where it is known, how far it is, from 0 to 1. */
  onProgress?: (doing: string, part?: number) => void
}

export interface Restored {
  header: Header
  rows: number
  /** Mails that waited when the backup was made; they are not sent. */
  expiredMails: number
}

type Report = NonNullable<RestoreOptions['onProgress']>

/** Reads the backup to its end, so that one that is not whole is refused before anything is changed. */
async function check(path: string, signal: AbortSignal, report: Report): Promise<void> {
  const backup = await readBackup(path)
  try {
    await refuseNewer(backup.header, path)
    for (const table of backup.header.tables) {
      for await (const _ of backup.rowsOf(table)) {
        signal.throwIfAborted()
        report('Checking the file', backup.progress())
      }
    }
    await backup.end()
  } finally {
    await backup.close()
  }
}

async function stepTo(trx: Knex.Transaction, client: pg.ClientBase, migrations: string[]): Promise<void> {
  const known = new Set(await listMigrations())
  const applied = (await listApplied(client)) ?? []
  if (!applied.every((name) => known.has(name))) {
    throw new BackupError('This database was migrated by a newer release of Nila. Restore with that release.')
  }
  for (const name of applied.toReversed()) if (!migrations.includes(name)) await trx.migrate.down({ name })
  for (const name of migrations) if (!applied.includes(name)) await trx.migrate.up({ name })
}

/** Everything that is changed, in one transaction. */
async function replaceRows(
  trx: Knex.Transaction,
  client: pg.ClientBase,
  backup: BackupReader,
  { signal, replaces }: RestoreOptions,
  report: Report,
): Promise<Restored> {
  const { header } = backup
  await client.query(PLAIN)
  if (!replaces) await refuseUsers(client)
  await emptyTables(client)
  await stepTo(trx, client, header.migrations)
  signal.throwIfAborted()
  const loaded = await loadRows(client, backup, {
    signal,
    onPiece: (table) => report(`Restoring ${table}`, backup.progress()),
    onIndex: () => report('Making indexes'),
  })
  const written: RowCounts = await backup.end()
  const short = Object.keys(written).find((table) => written[table] !== loaded[table])
  if (short)
    throw new BackupError(`Of the table ${short}, ${loaded[short]} of ${written[short]} rows arrived.`)
  const hasMails = header.tables.some(({ name }) => name === EXPIRE_MAILS.table)
  const expiredMails = hasMails ? (await client.query(EXPIRE_MAILS.sql)).rowCount : 0
  report('Finishing')
  await trx.migrate.latest()
  // Without it the first questions would be planned for empty tables.
  await client.query('analyze')
  signal.throwIfAborted()
  return { header, rows: sumOf(loaded), expiredMails: expiredMails ?? 0 }
}

/** Puts a backup into a database, and brings that to this release's schema: all of it or, where that fails, nothing. */
export async function restore(
  connection: Connection,
  path: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { signal, onProgress: report = () => undefined } = options
  await check(path, signal, report)
  const work = async (knex: Knex) => {
    signal.throwIfAborted()
    await refuseInUse(knex)
    const backup = await readBackup(path)
    try {
      return await knex.transaction(async (trx) => {
        const client: pg.ClientBase = await trx.client.acquireConnection()
        await cancelOnAbort(connection, client, signal)
        return replaceRows(trx, client, backup, options, report)
      })
    } finally {
      await backup.close()
    }
  }
  return migrating(connection, work, signal)
}
