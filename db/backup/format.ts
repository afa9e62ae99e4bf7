import { createHash } from 'node:crypto'
import type { Partition, Sequence, Table } from './catalog.ts'

/*
 * A backup is one gzip file. Unpacked, it is
 *   a line of JSON: the header;
 *   for each table of the header, its rows as COPY writes them, in blocks: a line with the number of bytes, then these; the last is 0;
 *   a line of JSON: how many rows each table has;
 *   a line with the SHA-256, in hex, of all before it.
 */

export const FORMAT = 'nila backup'
/** Raised when older releases could not read what this one writes. */
export const VERSION = 1

export interface Header {
  format: typeof FORMAT
  version: number
  /** The release of Nila that made it. */
  release: string
  createdAt: string
  /** The migrations that its rows are shaped by, in their order. */
  migrations: string[]
  tables: Table[]
  /** Absent in backups of releases without any. */
  partitions?: Partition[]
  sequences: Sequence[]
}

/** How many rows each table has. */
export type RowCounts = Record<string, number>

const NEWLINE = 0x0a

/** COPY ends each row with a newline, and writes those within values as `\n`. */
function countRows(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

const lineOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)

/** The bytes of a backup, as they are asked for; says at its end how many rows there were. */
export async function* encode(
  header: Header,
  rowsOf: (table: Table) => AsyncIterable<Buffer>,
  onEnd: (counts: RowCounts) => void = () => undefined,
): AsyncGenerator<Buffer, void, undefined> {
  const hash = createHash('sha256')
  const sealed = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  const counts: RowCounts = {}
  yield sealed(lineOf(header))
  for (const table of header.tables) {
    let count = 0
    for await (const bytes of rowsOf(table)) {
      count += countRows(bytes)
      yield sealed(lineOf(bytes.length))
      yield sealed(bytes)
    }
    yield sealed(lineOf(0))
    counts[table.name] = count
  }
  yield sealed(lineOf(counts))
  yield Buffer.from(`${hash.digest('hex')}\n`)
  onEnd(counts)
}

export const sumOf = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
