import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { type ByteReader, createByteReader, DamageError } from './byte-reader.ts'
import type { Table } from './catalog.ts'
import { FORMAT, type Header, type RowCounts, VERSION } from './format.ts'

/** Far more than a header with hundreds of tables takes (bytes). */
const LINE_LIMIT = 1_000_000
const BLOCK_SIZE = /^\d{1,10}$/

export interface BackupReader {
  header: Header
  /** The rows of each table in turn, in pieces; all of them must be read. */
  rowsOf(table: Table): AsyncIterable<Buffer>
  /** What the backup says of itself at its end; throws a BackupError unless it is whole. */
  end(): Promise<RowCounts>
  /** The part of the file that was read, from 0 to 1. */
  progress(): number
  close(): Promise<void>
}

const isOfZlib = (error: unknown): boolean => /^Z_/.test(String((error as { code?: unknown }).code))

/** Runs a step of reading; what shows that the file is not as it should be is said as `words`. */
async function reading<T>(words: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof DamageError || error instanceof SyntaxError || isOfZlib(error))
      throw new BackupError(words)
    throw error
  }
}

async function readHeader(bytes: ByteReader, path: string): Promise<Header> {
  const foreign = `${path} is no backup of Nila.`
  const header = await reading(foreign, async () => JSON.parse(await bytes.line(LINE_LIMIT)) as Header | null)
  if (header?.format !== FORMAT) throw new BackupError(foreign)
  if (header.version > VERSION) {
    throw new BackupError(
      `${path} was made by a newer release of Nila (${header.release}). Restore it with that release or a later one.`,
    )
  }
  return header
}

async function readBlockSize(bytes: ByteReader): Promise<number> {
  const line = await bytes.line(LINE_LIMIT)
  if (!BLOCK_SIZE.test(line)) throw new DamageError('a block has no size')
  return Number(line)
}

/** Opens a backup and reads its header; the rest is read as it is asked for. Close it when done. */
export async function readBackup(path: string): Promise<BackupReader> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${error.code}).`,
    )
  })
  if (!file.isFile()) throw new BackupError(`${path} is no file.`)

  const damaged = `${path} is damaged, or was cut off; nothing was changed.`
  const packed = createReadStream(path)
  // An error of either reaches the one who reads; here it need only not count as unhandled.
  const unpacked = pipeline(packed, createGunzip(), () => undefined)
  const hash = createHash('sha256')
  const bytes = createByteReader(unpacked, (read) => hash.update(read))

  async function* rowsOf(): AsyncGenerator<Buffer, void, undefined> {
    for (let size = await readBlockSize(bytes); size > 0; size = await readBlockSize(bytes)) {
      yield* bytes.block(size)
    }
  }

  try {
    return {
      header: await readHeader(bytes, path),
      async *rowsOf() {
        const rows = rowsOf()
        for (;;) {
          const next = await reading(damaged, () => rows.next())
          if (next.done) return
          yield next.value
        }
      },
      end: () =>
        reading(damaged, async () => {
          const counts = JSON.parse(await bytes.line(LINE_LIMIT)) as RowCounts
          const digest = hash.copy().digest('hex')
          const isWhole = (await bytes.line(LINE_LIMIT)) === digest && (await bytes.isAtEnd())
          if (!isWhole) throw new DamageError('its bytes are others than were written')
          return counts
        }),
      progress: () => (file.size === 0 ? 1 : packed.bytesRead / file.size),
      close: () => bytes.close(),
    }
  } catch (error) {
    await bytes.close()
    throw error
  }
}
