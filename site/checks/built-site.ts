import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { addressOf } from '../render/addresses.ts'
import { type BuiltPage, builtPage } from '../render/gate/built-page.ts'

const dist = join(import.meta.dirname, '../dist')

/** Every built file by its address: '/', '/auth', '/_astro/….js'. Run `npm run build` first. */
export const files: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [addressOf(path.slice(dist.length + 1)), readFileSync(path)]
    }),
)

const typeOf = (bytes: Buffer) => bytes.subarray(0, 15).toString().toLowerCase()

/** The built pages by their address. */
export const pages: [address: string, html: string][] = [...files]
  .filter(([, bytes]) => typeOf(bytes) === '<!doctype html>')
  .map(([address, bytes]) => [address, bytes.toString()])

/** The built pages as the gate of a release reads them. */
export const builtPages: ReadonlyMap<string, BuiltPage> = new Map(
  pages.map(([address, html]) => [address, builtPage(address, html)]),
)

export const htmlOf = (address: string): string => {
  const page = pages.find(([known]) => known === address)
  if (!page) throw new Error(`${address} was not built`)
  return page[1]
}

/** What comes over the line, in bytes. */
export const brotliSize = (content: string | Buffer): number => brotliCompressSync(content).length

/**
 * The scripts that wait: those of the header for a click, for something to say, or for somebody who is signed in; those of the chat for a
 * dialog that is opened, for a formula, or for somebody who types Hindi with English letters.
 */
const WAITING =
  /^(login-helper|one-click|privacy-dialog|toast|update-dialog|header-account|(Language|Avatar|Preferences|Age|Options|Fault|Report)Dialog|katex|math-elements|roman-field)\./

/** What a script or a page imports, also by `import()` unless that waits. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(from|import)\s*(\(?)\s*["'`](?:\.|\/_astro)\/([\w.-]+\.js)["'`]/g)]
    .filter(([, , isCall, name = '']) => !(isCall && WAITING.test(name)))
    .map(([, , , name]) => `/_astro/${name}`)

/** The scripts that a page loads for a guest who does not touch it, with all that they import. */
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
