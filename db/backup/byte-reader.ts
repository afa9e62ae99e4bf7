/** The bytes ended before what was announced, or are none of ours. */
export class DamageError extends Error {}

const NEWLINE = 0x0a

/** Reads lines and blocks from a stream of bytes, a chunk of which is held at a time. */
export function createByteReader(source: AsyncIterable<Buffer>, onBytes: (bytes: Buffer) => void) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function isAtEnd(): Promise<boolean> {
    while (held.length === 0) {
      const next = await chunks.next()
      if (next.done) return true
      held = next.value
    }
    return false
  }

  /** Up to `length` bytes, at least one. */
  async function take(length: number): Promise<Buffer> {
    if (await isAtEnd()) throw new DamageError('it ends too early')
    const bytes = held.subarray(0, length)
    held = held.subarray(bytes.length)
    onBytes(bytes)
    return bytes
  }

  return {
    isAtEnd,

    /** The next line, without its end; one that is longer than `limit` bytes is none. */
    async line(limit: number): Promise<string> {
      const parts: Buffer[] = []
      for (let length = 0; length <= limit; ) {
        if (await isAtEnd()) throw new DamageError('it ends too early')
        const end = held.indexOf(NEWLINE)
        const part = await take(end < 0 ? held.length : end + 1)
        parts.push(part)
        length += part.length
        if (end >= 0) return Buffer.concat(parts).toString('utf8', 0, length - 1)
      }
      throw new DamageError('a line is too long')
    },

    /** The next `length` bytes, in pieces. */
    async *block(length: number): AsyncGenerator<Buffer, void, undefined> {
      for (let left = length; left > 0; ) {
        const bytes = await take(left)
        left -= bytes.length
        yield bytes
      }
    },

    /** Lets go of the source. */
    async close(): Promise<void> {
      await chunks.return?.()
    },
  }
}

export type ByteReader = ReturnType<typeof createByteReader>
