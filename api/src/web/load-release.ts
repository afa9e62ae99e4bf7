import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HELP_PASSAGES_FILE, type HelpPassage, HelpPassages } from '@nila/api/contract/help-passages'
import { localeTags } from '@nila/api/contract/locales'
import { StartError } from '@nila/db'
import { adminPolicy, sitePolicy } from './content-policy.ts'
import { listFiles, NOT_FOUND_FILE, readIfThere } from './pack-release.ts'
import { type FileForms, type FileOptions, isHashed, type StaticFile, staticFile } from './static-file.ts'

/** Everything the server sends from memory, by path. */
export interface LoadedRelease {
  /** Undefined of the one that came with the product. */
  id: number | undefined
  files: ReadonlyMap<string, StaticFile>
  notFound: StaticFile
  /** The not-found pages of the other languages, by tag. */
  notFoundIn: ReadonlyMap<string, StaticFile>
  admin: StaticFile
  /** What the help guide quotes of the site; none of a build that has none. */
  readHelpPassages: () => HelpPassage[]
}

/** What all releases have in common that one build of the product serves. */
export interface Product {
  siteDirectory: string
  origin: string
  /** Tells one build of the site from another. */
  fingerprint: string
  /** The site's files whose names hold a hash, and all of the back office, by address. */
  files: ReadonlyMap<string, StaticFile>
  admin: StaticFile
}

/** `auth.html` answers at /auth, `index.html` at the folder's address. */
const addressOf = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

async function readForms(directory: string, file: string): Promise<FileForms> {
  const path = join(directory, file)
  const [bytes, br, gzip] = await Promise.all([
    readFile(path),
    readIfThere(`${path}.br`),
    readIfThere(`${path}.gz`),
  ])
  return { bytes, br, gzip }
}

async function loadFiles(
  directory: string,
  files: string[],
  options: FileOptions,
): Promise<Map<string, StaticFile>> {
  const loaded = new Map<string, StaticFile>()
  for (const file of files)
    loaded.set(addressOf(file), staticFile(file, await readForms(directory, file), options))
  return loaded
}

const incomplete = () =>
  new StartError('The built site or the built back office is not complete. Run `npm run build`.')

/** What changes with every build of the site: its worker carries the hash of all pages, and the names of files theirs. */
async function fingerprintOf(directory: string, files: string[]): Promise<string> {
  const worker = await readIfThere(join(directory, 'service-worker.js'))
  return createHash('sha256')
    .update(files.join('\n'))
    .update(worker ?? '')
    .digest('base64url')
}

/** Takes a file out of those that answer at their own address. */
function take(files: Map<string, StaticFile>, address: string): StaticFile | undefined {
  const file = files.get(address)
  files.delete(address)
  return file
}

/**
 * Reads what a built site and a built back office have in common with all releases into memory.
 * @param siteDirectory what Astro built, packed
 * @param adminDirectory what Vite built, packed; it is served below /admin
 * @param origin the origin that both are served under, without a slash at its end
 */
export async function loadProduct(
  siteDirectory: string,
  adminDirectory: string,
  origin: string,
): Promise<Product> {
  const [siteFiles, adminFiles] = await Promise.all([listFiles(siteDirectory), listFiles(adminDirectory)])
  const policyOf = (html: string) => adminPolicy(html, origin)
  const [assets, back] = await Promise.all([
    loadFiles(siteDirectory, siteFiles.filter(isHashed), { origin, policyOf: sitePolicy, isPacked: true }),
    loadFiles(adminDirectory, adminFiles, { origin, policyOf, isPacked: true }),
  ])
  const admin = take(back, '/')
  if (!admin) throw incomplete()
  return {
    siteDirectory,
    origin,
    fingerprint: await fingerprintOf(siteDirectory, siteFiles),
    files: new Map([...assets, ...[...back].map(([address, file]) => [`/admin${address}`, file] as const)]),
    admin,
  }
}

/** @param own the release's files by address; where it lacks one whose name holds a hash, the product's is taken */
function assemble(id: number | undefined, own: Map<string, StaticFile>, product: Product): LoadedRelease {
  const notFoundIn = new Map<string, StaticFile>()
  for (const locale of localeTags) {
    const page = take(own, `/${locale}/404`)
    if (page) notFoundIn.set(locale, page)
  }
  const passages = take(own, `/${HELP_PASSAGES_FILE}`)
  const notFound = take(own, addressOf(NOT_FOUND_FILE))
  if (!notFound) throw incomplete()
  return {
    id,
    files: new Map([...product.files, ...own]),
    notFound,
    notFoundIn,
    admin: product.admin,
    readHelpPassages: () =>
      passages ? HelpPassages.parse(JSON.parse(passages.identity.bytes.toString())) : [],
  }
}

/** The release that came with the product. */
export async function loadBaked(product: Product): Promise<LoadedRelease> {
  const { siteDirectory, origin } = product
  const files = (await listFiles(siteDirectory)).filter((file) => !isHashed(file))
  const options = { origin, policyOf: sitePolicy, isPacked: true }
  return assemble(undefined, await loadFiles(siteDirectory, files, options), product)
}

/** A release that was built while the product runs, from its files by path. */
export function assembleRelease(
  id: number,
  files: ReadonlyMap<string, Buffer>,
  product: Product,
): LoadedRelease {
  const options = { origin: product.origin, policyOf: sitePolicy, isPacked: false }
  const own = [...files].map(
    ([file, bytes]) => [addressOf(file), staticFile(file, { bytes }, options)] as const,
  )
  return assemble(id, new Map(own), product)
}

/** Reads a built site and a built back office into memory. */
export const loadRelease = async (...parts: Parameters<typeof loadProduct>): Promise<LoadedRelease> =>
  loadBaked(await loadProduct(...parts))
