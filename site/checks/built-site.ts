import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')

/** Every built file by its address: '/', '/auth', '/_astro/….js'. Run `npm run build` first. */
export const files: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const address = path.slice(dist.length).replace(/(\/index)?\.html$/, '') || '/'
      return [address, readFileSync(path)]
    }),
)

const typeOf = (bytes: Buffer) => bytes.subarray(0, 15).toString().toLowerCase()

/** The built pages by their address. */
export const pages: [address: string, html: string][] = [...files]
  .filter(([, bytes]) => typeOf(bytes) === '<!doctype html>')
  .map(([address, bytes]) => [address, bytes.toString()])

export const htmlOf = (address: string): string => {
  const page = pages.find(([known]) => known === address)
  if (!page) throw new Error(`${address} was not built`)
  return page[1]
}

/** What comes over the line, in bytes. */
export const brotliSize = (content: string | Buffer): number => brotliCompressSync(content).length

/** The scripts of the header that wait for a click. */
const WAITING = /^\/_astro\/(login-helper|one-click)\./

// `import()` included, except for what waits for a click.
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*["'`](?:\.|\/_astro)\/([\w.-]+\.js)["'`]/g)]
    .map(([, name]) => `/_astro/${name}`)
    .filter((address) => !WAITING.test(address))

/** The scripts that a page loads before anybody touches it, with all that they import. */
export function scriptsOf(html: string): string[] {
  const waiting = [
    ...[...html.matchAll(/(?:<script[^>]*\ssrc|component-url|renderer-url)="([^"]+)"/g)].map(
      ([, src]) => src ?? '',
    ),
    ...importsOf(html),
  ]
  const found = new Set<string>()
  for (const address of waiting) {
    if (found.has(address)) continue
    found.add(address)
    waiting.push(...importsOf(String(files.get(address))))
  }
  return [...found]
}
