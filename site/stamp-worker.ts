import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const WORKER = 'service-worker.js'
/** What stands in the source for the release. */
const UNRELEASED = 'nila-unreleased'

/** The hash of all files of a release; their packed forms say the same. */
async function hashOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 12)
}

/**
 * Writes the hash of a whole release into its service worker: browsers take a worker that differs by one byte for a new one, and so notice
 * every new release.
 */
export async function stampWorker(folder: string): Promise<void> {
  const path = join(folder, WORKER)
  const code = await readFile(path, 'utf8')
  if (!code.includes(UNRELEASED)) throw new Error(`${WORKER} has no place for the release's hash`)
  await writeFile(path, code.replace(UNRELEASED, `nila-${await hashOf(folder)}`))
}
