import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { addPartitions, listTables, quoted, quotedColumns, type Table } from './catalog.ts'
import type { Header } from './format.ts'
import type { BackupReader } from './read-backup.ts'
import { withoutForeignKeys, withoutIndexes, withoutTriggers } from './without.ts'

/** Empties every table of ours, those included whose rows no backup holds. */
export async function emptyTables(client: pg.ClientBase): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0) return
  await withoutTriggers(client, tables, async () => {
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  })
}

/** The migrations that the backup names must make what it holds. */
async function refuseUnknown(client: pg.ClientBase, { tables }: Header): Promise<void> {
  const there = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]))
  const isKnown = ({ name, columns }: Table) => columns.every((column) => there.get(name)?.has(column))
  const unknown = tables.find((table) => !isKnown(table))
  if (unknown) {
    throw new BackupError(
      `The backup holds a table ${unknown.name} of another shape than this release of Nila gives it.`,
    )
  }
}

interface LoadOptions {
  signal: AbortSignal
  /** Told of each piece that is loaded. */
  onPiece: (table: string) => void
  /** Told of each index that is made anew. */
  onIndex: () => void
}

async function* told(
  pieces: AsyncIterable<Buffer>,
  onPiece: () => void,
): AsyncGenerator<Buffer, void, undefined> {
  for await (const piece of pieces) {
    onPiece()
    yield piece
  }
}

/** Puts the rows of a backup into empty tables. Gives how many each has. */
export async function loadRows(
  client: pg.ClientBase,
  backup: BackupReader,
  { signal, onPiece, onIndex }: LoadOptions,
): Promise<Record<string, number>> {
  const { header } = backup
  await refuseUnknown(client, header)
  await addPartitions(client, header.partitions ?? [])
  const counts: Record<string, number> = {}
  const load = async () => {
    for (const table of header.tables) {
      const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${quotedColumns(table)}) from stdin`))
      const rows = told(backup.rowsOf(table), () => onPiece(table.name))
      await pipeline(rows, copy, { signal })
      counts[table.name] = copy.rowCount
    }
  }
  await withoutForeignKeys(client, () =>
    withoutIndexes(client, () => withoutTriggers(client, header.tables, load), onIndex),
  )
  // Not setval, which a failure would leave standing.
  for (const { name, next } of header.sequences) {
    await client.query(`alter sequence ${quoted(name)} restart with ${BigInt(next)}`)
  }
  return counts
}
