/** The size of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

const HEADER = 12
const CHUNK_HEADER = 8
/** What a still picture is made of. What cameras write into files (EXIF, XMP) and what moves is not among it. */
const STILL_CHUNKS = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'])

const nameAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)

/** Of a key frame: its start code, then fourteen bits each. */
const lossySize = (data: Buffer): Size | undefined =>
  data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a
    ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
    : undefined

function losslessSize(data: Buffer): Size | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

const canvasSize = (data: Buffer): Size | undefined =>
  data.length >= 10 ? { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 } : undefined

const sizeReaders: Record<string, (data: Buffer) => Size | undefined> = {
  'VP8 ': lossySize,
  VP8L: losslessSize,
  VP8X: canvasSize,
}

/** The parts of a file that is nothing but parts, from its first byte to its last. */
function chunksOf(bytes: Buffer): { name: string; data: Buffer }[] | undefined {
  const isWebp = bytes.length > HEADER && nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP'
  if (!isWebp || bytes.readUInt32LE(4) !== bytes.length - CHUNK_HEADER) return undefined
  const chunks = []
  let at = HEADER
  while (at < bytes.length) {
    if (at + CHUNK_HEADER > bytes.length) return undefined
    const length = bytes.readUInt32LE(at + 4)
    const begin = at + CHUNK_HEADER
    if (begin + length > bytes.length) return undefined
    chunks.push({ name: nameAt(bytes, at), data: bytes.subarray(begin, begin + length) })
    // Parts begin at even places.
    at = begin + length + (length % 2)
  }
  return chunks
}

/** The size of a still WebP picture that says nothing but what it shows; undefined where the bytes are anything else. */
export function readWebp(bytes: Buffer): Size | undefined {
  const chunks = chunksOf(bytes)
  if (!chunks?.length || !chunks.every(({ name }) => STILL_CHUNKS.has(name))) return undefined
  const [image, ...more] = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  if (!image || more.length) return undefined
  const sizes = chunks.flatMap(({ name, data }) => {
    const read = sizeReaders[name]
    return read ? [read(data)] : []
  })
  const [size] = sizes
  const isOne = sizes.every((one) => one?.width === size?.width && one?.height === size?.height)
  return isOne && size && size.width > 0 && size.height > 0 ? size : undefined
}
