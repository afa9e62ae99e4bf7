import { extname } from 'node:path'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'
import { commonHeaders } from '../http/headers.ts'
import { compressOnDemand } from './compress-on-demand.ts'
import { filePolicy } from './content-policy.ts'
import { etagOf, isCompressible, isPackedOnDemand } from './pack-release.ts'

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

const HASHED = /(^|\/)(_astro|assets|pictures)\//

/** Whether a file's name holds a hash of what is in it, so that it never changes. */
export const isHashed = (path: string): boolean => HASHED.test(path)

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

/** What is known of a file: its bytes, with the packed forms of it that a build made. */
export interface FileForms {
  bytes: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

export interface FileOptions {
  /** The origin that the file is served under. */
  origin: string
  policyOf: (html: string) => string
  /** Whether a build has packed what is worth it; else it is done here, as it is asked for. */
  isPacked: boolean
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

function layOut(file: string, forms: FileForms, { origin, policyOf, isPacked }: FileOptions): StaticFile {
  const { bytes: built, br, gzip } = forms
  const extension = extname(file)
  const carriesOrigin = isPackedOnDemand(extension, built)
  const isOnDemand = carriesOrigin || (!isPacked && isCompressible(extension))
  const bytes = carriesOrigin
    ? Buffer.from(built.toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, origin))
    : built
  const headers = {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': isHashed(file) ? IMMUTABLE : REVALIDATED,
    ...((isOnDemand || br || gzip) && { Vary: 'Accept-Encoding' }),
    'Content-Security-Policy': extension === '.html' ? policyOf(bytes.toString('utf8')) : filePolicy(file),
    ...commonHeaders(origin.startsWith('https:')),
  }
  if (!isOnDemand)
    return {
      identity: variant(bytes, 'identity', headers, etagOf(bytes)),
      br: br && variant(br, 'br', headers, etagOf(br)),
      gzip: gzip && variant(gzip, 'gzip', headers, etagOf(gzip)),
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

/**
 * A file as it is sent. Its headers are laid out when it is first asked for: hashing hundreds of pages and reading their inline blocks would
 * be most of the time that a release takes to load.
 * @param file its path in the build
 */
export function staticFile(file: string, forms: FileForms, options: FileOptions): StaticFile {
  let made: StaticFile | undefined
  const laidOut = () => {
    made ??= layOut(file, forms, options)
    return made
  }
  return {
    get identity() {
      return laidOut().identity
    },
    get br() {
      return laidOut().br
    },
    get gzip() {
      return laidOut().gzip
    },
  }
}
