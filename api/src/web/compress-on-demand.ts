import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

type Compressed = 'br' | 'gzip'

/** How often a form is asked for before it is worth the 40 ms that the smallest form of a page takes: whoever reads all pages asks once. */
const WORTHWHILE = 2
/** About a millisecond a page, and 10 % larger than the best. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const fast = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, FAST),
  gzip: (bytes: Buffer) => gzipSync(bytes),
}
const best = {
  br: (bytes: Buffer) => brotli(bytes),
  gzip: (bytes: Buffer) => deflate(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** One at a time: hundreds, as a crawler causes them, would take all of the thread pool that passwords are hashed in. */
let queue: Promise<void> = Promise.resolve()

/**
 * The compressed form of what could not be compressed in the build, because it holds this server's own address: quickly when it is first
 * asked for, and as small as it gets, beside the traffic, once it is asked for again.
 * @param make lays a form out for sending
 * @returns what gives the form
 */
export function compressOnDemand<V>(
  bytes: Buffer,
  encoding: Compressed,
  make: (bytes: Buffer) => V,
): () => V {
  let form: V | undefined
  let asked = 0
  return () => {
    asked += 1
    form ??= make(fast[encoding](bytes))
    // What fails here fails for want of memory; the quick form goes on being sent.
    if (asked === WORTHWHILE)
      queue = queue
        .then(() => best[encoding](bytes))
        .then(
          (smallest) => {
            form = make(smallest)
          },
          () => undefined,
        )
    return form
  }
}
