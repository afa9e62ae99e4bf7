import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const SOURCE = fileURLToPath(new URL('src/service-worker.ts', import.meta.url))
const FILE = 'service-worker.js'
/** What stands in the source for the release. */
const UNRELEASED = 'nila-unreleased'

async function hashOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file))
  return hash.digest('base64url').slice(0, 12)
}

/**
 * Builds the service worker, a script of its own at the root, and writes the hash of the whole release into it: browsers take a
 * worker that differs by one byte for a new one, and so notice every new release. It comes after what changes the built pages.
 */
export const serviceWorker: AstroIntegration = {
  name: 'service-worker',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'service-worker',
              apply: 'build',
              applyToEnvironment: ({ name }) => name === 'client',
              buildStart() {
                this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE })
              },
            },
          ],
        },
      })
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      const code = await readFile(folder + FILE, 'utf8')
      if (!code.includes(UNRELEASED)) throw new Error(`${FILE} has no place for the release's hash`)
      await writeFile(folder + FILE, code.replace(UNRELEASED, `nila-${await hashOf(folder)}`))
    },
  },
}
