import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { StartError } from '@nila/db'
import { commonHeaders } from '../http/headers.ts'
import { adminPolicy, sitePolicy } from './content-policy.ts'
import { etagOf, listFiles, readIfThere } from './pack-release.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

/** Files whose name holds a hash of what is in them never change. */
const HASHED = /(^|\/)(_astro|assets)\//
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Asked for again each time, and answered with 304 where nothing changed. */
const REVALIDATED = 'no-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One way of sending a file: its bytes with the headers, laid out as `writeHead` takes them. */
export interface Variant {
  etag: string
  bytes: Buffer
  headers: string[]
  notModifiedHeaders: string[]
}

export type StaticFile = Record<Encoding, Variant | undefined> & { identity: Variant }

/** Everything the server sends from memory, by path. */
export interface Release {
  files: ReadonlyMap<string, StaticFile>
  notFound: StaticFile
  admin: StaticFile
}

const flatten = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

function variant(bytes: Buffer, encoding: Encoding, headers: Record<string, string>): Variant {
  const etag = etagOf(bytes)
  const shared = { ...headers, ETag: etag }
  return {
    etag,
    bytes,
    headers: flatten({
      ...shared,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    }),
    notModifiedHeaders: flatten(shared),
  }
}

interface LoadOptions {
  isSecure: boolean
  policyOf: (html: string) => string
}

async function loadFile(
  directory: string,
  file: string,
  { isSecure, policyOf }: LoadOptions,
): Promise<StaticFile> {
  const path = join(directory, file)
  const [bytes, br, gz] = await Promise.all([
    readFile(path),
    readIfThere(`${path}.br`),
    readIfThere(`${path}.gz`),
  ])
  const extension = extname(file)
  const headers = {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(file) ? IMMUTABLE : REVALIDATED,
    ...((br || gz) && { Vary: 'Accept-Encoding' }),
    'Content-Security-Policy':
      extension === '.html' ? policyOf(bytes.toString('utf8')) : "default-src 'none'",
    ...commonHeaders(isSecure),
  }
  return {
    identity: variant(bytes, 'identity', headers),
    br: br && variant(br, 'br', headers),
    gzip: gz && variant(gz, 'gzip', headers),
  }
}

/** `auth.html` answers at /auth, `index.html` at the folder's address. */
const addressOf = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

/**
 * Reads a built site and a built back office into memory.
 * @param siteDirectory what Astro built, packed
 * @param adminDirectory what Vite built, packed; it is served below /admin
 */
export async function loadRelease(
  siteDirectory: string,
  adminDirectory: string,
  isSecure: boolean,
): Promise<Release> {
  const files = new Map<string, StaticFile>()
  for (const file of await listFiles(siteDirectory)) {
    files.set(addressOf(file), await loadFile(siteDirectory, file, { isSecure, policyOf: sitePolicy }))
  }
  for (const file of await listFiles(adminDirectory)) {
    files.set(
      `/admin${addressOf(file)}`,
      await loadFile(adminDirectory, file, { isSecure, policyOf: adminPolicy }),
    )
  }
  const notFound = files.get('/404')
  const admin = files.get('/admin/')
  if (!notFound || !admin) {
    throw new StartError('The built site or the built back office is not complete. Run `npm run build`.')
  }
  files.delete('/404')
  files.delete('/admin/')
  return { files, notFound, admin }
}
