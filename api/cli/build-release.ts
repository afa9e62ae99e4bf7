import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packRelease } from '../src/web/pack-release.ts'
import { ROOT, runProgram } from './run-program.ts'

/** What the built site and back office are made from. */
const INPUTS = ['site', 'admin', 'api/contract', 'brand.json', 'pnpm-lock.yaml']
const LEFT_OUT = /(^|\/)(node_modules|dist|\.astro|e2e|checks)(\/|$)|\.test\.tsx?$/
const OUTPUTS = ['site/dist', 'admin/dist']
/** Remembers from what the last build was made; it goes with what the builds are made with. */
const STAMP = join(ROOT, 'node_modules/.nila-built')

async function filesOf(input: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, input), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  )
  if (!entries) return [input]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !LEFT_OUT.test(file))
}

async function fingerprint(): Promise<string> {
  const files = (await Promise.all(INPUTS.map(filesOf))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(ROOT, file)))
  return hash.digest('hex')
}

/** Builds the site and the back office and packs them. Throws with what the builder printed when it fails. */
export async function buildRelease(): Promise<void> {
  const wanted = await fingerprint()
  const builds = await Promise.all([
    runProgram('astro', ['build'], { folder: 'site', env: { ASTRO_TELEMETRY_DISABLED: '1' }, isQuiet: true }),
    runProgram('vite', ['build'], { folder: 'admin', isQuiet: true }),
  ])
  const failed = builds.find(({ code }) => code !== 0)
  if (failed) throw new Error(`The build failed:\n${failed.output}`)
  await Promise.all(OUTPUTS.map((output) => packRelease(join(ROOT, output))))
  await writeFile(STAMP, wanted)
}

/** Builds unless the last build was made from the very same files. */
export async function buildIfStale(): Promise<void> {
  const isBuilt = existsSync(STAMP) && OUTPUTS.every((output) => existsSync(join(ROOT, output)))
  if (isBuilt && (await readFile(STAMP, 'utf8')) === (await fingerprint())) return
  console.log('Building the site and the back office …')
  await buildRelease()
}
