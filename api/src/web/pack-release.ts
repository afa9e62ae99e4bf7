import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** What compresses; pictures and fonts are compressed already. */
const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest'])
export const isCompressible = (extension: string): boolean => COMPRESSIBLE.has(extension)
const PACKED = new Set(['.br', '.gz'])

/** Every file of a built directory, by its path with `/`. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !PACKED.has(extname(entry.name)))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Whether the server compresses a file itself: what carries its own origin is whole only there, and pages are so many that packing them
 * would be most of a build.
 */
export const isPackedOnDemand = (extension: string, bytes: Buffer): boolean =>
  extension === '.html' || (COMPRESSIBLE.has(extension) && bytes.includes(ORIGIN_PLACEHOLDER))

/** Puts a Brotli and a gzip variant beside a file of a release that gets smaller by it. Pages wait for the server. */
export async function packFile(path: string, bytes: Buffer): Promise<void> {
  const extension = extname(path)
  if (!COMPRESSIBLE.has(extension) || isPackedOnDemand(extension, bytes)) return
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    deflate(bytes, { level: 9 }),
  ])
  if (br.length < bytes.length) await writeFile(`${path}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz)
}

/** Packs every file of a built directory. */
export async function packRelease(directory: string): Promise<void> {
  for (const file of await listFiles(directory)) {
    const path = join(directory, file)
    if (COMPRESSIBLE.has(extname(file))) await packFile(path, await readFile(path))
  }
}

/** The page of a site without which it cannot be served. */
export const NOT_FOUND_FILE = '404.html'

/** Reads a file if it is there. */
export const readIfThere = async (path: string): Promise<Buffer | undefined> =>
  (await stat(path).catch(() => undefined)) ? readFile(path) : undefined

/** A strong validator of a representation. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
