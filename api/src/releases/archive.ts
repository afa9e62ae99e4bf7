import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { z } from 'zod'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** What a release consists of. */
export interface Archive {
  files: ReadonlyMap<string, Buffer>
  /** Files that the release needs and the archive does not hold: their names carry a hash, and `release_assets` has them. */
  assets: string[]
}

/** As far back as a page may refer: over all of them, since those of one language resemble those of the others. */
const WINDOW = 25
/** Each piece that comes or goes is a way to another thread and back; Node's own 16 KiB would make thousands of them (bytes). */
const CHUNK = 8 * 1024 * 1024
const COMPRESSION = {
  chunkSize: CHUNK,
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    [constants.ZSTD_c_windowLog]: WINDOW,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_checksumFlag]: 1,
  },
}
/** More than a site can have; an archive that claims more is none of ours (bytes). */
const MAX_LENGTH = 512 * 1024 * 1024
const DECOMPRESSION = { chunkSize: CHUNK, maxOutputLength: MAX_LENGTH }

const Index = z.strictObject({
  version: z.literal(1),
  files: z.array(z.tuple([z.string(), z.int().min(0)])),
  assets: z.array(z.string()),
})

/** The length of the index stands before it, in this many bytes. */
const LENGTH_BYTES = 4

/** One compressed piece: the names and lengths of the files, then their bytes one after the other. */
export async function packArchive({ files, assets }: Archive): Promise<Buffer> {
  const names: z.infer<typeof Index>['files'] = [...files].map(([file, { length }]) => [file, length])
  const index = Buffer.from(JSON.stringify({ version: 1, files: names, assets }))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(index.length)
  return compress(Buffer.concat([length, index, ...files.values()]), COMPRESSION)
}

/** Throws where it is not whole. */
export async function unpackArchive(packed: Buffer): Promise<Archive> {
  const whole = await decompress(packed, DECOMPRESSION)
  let end = LENGTH_BYTES + whole.readUInt32LE()
  const index = Index.parse(JSON.parse(whole.subarray(LENGTH_BYTES, end).toString()))
  const files = new Map<string, Buffer>()
  for (const [file, length] of index.files) {
    files.set(file, whole.subarray(end, end + length))
    end += length
  }
  if (end !== whole.length) throw new Error('The archive of a release is not as long as its index says.')
  return { files, assets: index.assets }
}

/** By which an archive is known. */
export const hashOfArchive = (packed: Buffer): string => createHash('sha256').update(packed).digest('hex')
