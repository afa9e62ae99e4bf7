import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { HELP_PASSAGES_FILE, type HelpPassage, HelpPassages } from '@nila/api/contract/help-passages'
import { localeTags } from '@nila/api/contract/locales'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'
import { StartError } from '@nila/db'
import { commonHeaders } from '../http/headers.ts'
import { compressOnDemand } from './compress-on-demand.ts'
import { adminPolicy, filePolicy, sitePolicy } from './content-policy.ts'
import { etagOf, isPackedOnDemand, listFiles, readIfThere } from './pack-release.ts'

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
  /** The not-found pages of the other languages, by tag. */
  notFoundIn: ReadonlyMap<string, StaticFile>
  admin: StaticFile
  /** What the help guide quotes of the site; none of a build that has none. */
  helpPassages: HelpPassage[]
}

const flatten = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

function variant(bytes: Buffer, encoding: Encoding, headers: Record<string, string>, etag: string): Variant {
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
  /** The origin that the files are served under. */
  origin: string
  policyOf: (html: string) => string
}

async function loadFile(
  directory: string,
  file: string,
  { origin, policyOf }: LoadOptions,
): Promise<StaticFile> {
  const path = join(directory, file)
  const extension = extname(file)
  const [built, br, gz] = await Promise.all([
    readFile(path),
    readIfThere(`${path}.br`),
    readIfThere(`${path}.gz`),
  ])
  const isOnDemand = isPackedOnDemand(extension, built)
  const bytes = isOnDemand
    ? Buffer.from(built.toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, origin))
    : built
  const headers = {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(file) ? IMMUTABLE : REVALIDATED,
    ...((isOnDemand || br || gz) && { Vary: 'Accept-Encoding' }),
    'Content-Security-Policy': extension === '.html' ? policyOf(bytes.toString('utf8')) : filePolicy(file),
    ...commonHeaders(origin.startsWith('https:')),
  }
  if (!isOnDemand)
    return {
      identity: variant(bytes, 'identity', headers, etagOf(bytes)),
      br: br && variant(br, 'br', headers, etagOf(br)),
      gzip: gz && variant(gz, 'gzip', headers, etagOf(gz)),
    }
  // Weak: the compressed form gets smaller one day, and says the same.
  const etag = `W/${etagOf(bytes)}`
  const compressed = (encoding: 'br' | 'gzip') =>
    compressOnDemand(bytes, encoding, (form) => variant(form, encoding, headers, etag))
  const [brotli, deflated] = [compressed('br'), compressed('gzip')]
  return {
    identity: variant(bytes, 'identity', headers, etag),
    get br() {
      return brotli()
    },
    get gzip() {
      return deflated()
    },
  }
}

/** `auth.html` answers at /auth, `index.html` at the folder's address. */
const addressOf = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

/** Takes a file out of those that answer at their own address. */
function take(files: Map<string, StaticFile>, address: string): StaticFile | undefined {
  const file = files.get(address)
  files.delete(address)
  return file
}

/**
 * Reads a built site and a built back office into memory.
 * @param siteDirectory what Astro built, packed
 * @param adminDirectory what Vite built, packed; it is served below /admin
 * @param origin the origin that both are served under, without a slash at its end
 */
export async function loadRelease(
  siteDirectory: string,
  adminDirectory: string,
  origin: string,
): Promise<Release> {
  const files = new Map<string, StaticFile>()
  const load = async (directory: string, prefix: string, policyOf: LoadOptions['policyOf']) => {
    for (const file of await listFiles(directory))
      files.set(prefix + addressOf(file), await loadFile(directory, file, { origin, policyOf }))
  }
  await load(siteDirectory, '', sitePolicy)
  await load(adminDirectory, '/admin', (html) => adminPolicy(html, origin))

  const notFoundIn = new Map<string, StaticFile>()
  for (const locale of localeTags) {
    const page = take(files, `/${locale}/404`)
    if (page) notFoundIn.set(locale, page)
  }
  const passages = take(files, `/${HELP_PASSAGES_FILE}`)
  const helpPassages = passages ? HelpPassages.parse(JSON.parse(passages.identity.bytes.toString())) : []
  const notFound = take(files, '/404')
  const admin = take(files, '/admin/')
  if (!notFound || !admin) {
    throw new StartError('The built site or the built back office is not complete. Run `npm run build`.')
  }
  return { files, notFound, notFoundIn, admin, helpPassages }
}
