import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const DIST = join(import.meta.dirname, '../../../admin/dist')
const IMPORT = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g
const ENTRY = /src="[^"]*\/assets\/([^"]+\.js)"/
/** The screen of the first list. */
const FIRST_SCREEN = /^UserList-.*\.js$/

/** How much the back office loads until its first list is there: the scripts of the built release, brotli-compressed, in KB. */
export async function measureFirstLoad(): Promise<number> {
  const assets = join(DIST, 'assets')
  const entry = ENTRY.exec(await readFile(join(DIST, 'index.html'), 'utf8'))?.[1]
  const screen = (await readdir(assets)).find((name) => FIRST_SCREEN.test(name))
  if (!entry || !screen) throw new Error('The back office is not built as expected.')
  const wanted = [entry, screen]
  let bytes = 0
  for (const file of wanted) {
    const script = await readFile(join(assets, file), 'utf8')
    bytes += brotliCompressSync(script).length
    for (const [, imported = ''] of script.matchAll(IMPORT))
      if (!wanted.includes(imported)) wanted.push(imported)
  }
  return bytes / 1000
}
