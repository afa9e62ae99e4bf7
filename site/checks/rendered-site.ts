import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { RenderReport } from '@nila/api/contract/copy/render-report'
import type { CopySnapshot } from '@nila/api/contract/copy/snapshot'
import { afterAll } from 'vitest'

const SITE = join(import.meta.dirname, '..')
const PROGRAM = join(SITE, 'render/render-release.ts')

/** Every file below a folder, packed forms included, with its bytes. */
function bytesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path), readFileSync(path)]
    }),
  )
}

/** What the product's own build has. */
export const built = bytesIn(join(SITE, 'dist'))

const folders: string[] = []

/**
 * Renders the site as the API does, in a process of its own.
 * @param env settings of the environment beside those of the build
 */
export async function render(snapshot: Partial<CopySnapshot>, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nila-render-'))
  folders.push(folder)
  const [file, out] = [join(folder, 'snapshot.json'), join(folder, 'site')]
  await writeFile(file, JSON.stringify(snapshot))
  const child = spawn(process.execPath, [PROGRAM, file, out], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const files = existsSync(out) ? bytesIn(out) : new Map<string, Buffer>()
  return {
    code,
    report: RenderReport.parse(JSON.parse(printed)),
    files,
    htmlOf: (address: string) => String(files.get(address)),
    /** What is not as the build has it, without packed forms. */
    changed: [...new Set([...built.keys(), ...files.keys()])]
      .filter((name) => !/\.(br|gz)$/.test(name))
      .filter((name) => !built.get(name)?.equals(files.get(name) ?? Buffer.from('')))
      .sort(),
  }
}

/** Removes what was rendered when the file's tests are over. */
export const removeRendered = () =>
  afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))
