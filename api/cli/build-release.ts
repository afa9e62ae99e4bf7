import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packRelease } from '../src/web/pack-release.ts'
import { ROOT, runProgram } from './run-program.ts'

/** What the built site and back office are made from. */
const INPUTS = ['site', 'admin', 'api/contract', 'brand.json', 'pnpm-lock.yaml']
/** The variables that the site is built with (site/src/content/settings.ts): other values make another site. */
const VARIABLES = ['UPI_ID', 'SUPPORT_EMAIL']
const LEFT_OUT = /(^|\/)(node_modules|(dist|renderer)(\.next)?|\.astro|e2e|checks)(\/|$)|\.test\.tsx?$/
/** What is served. */
const SERVED = ['site/dist', 'admin/dist']
/** With what renders the site's pages again (site/keep-renderer.ts). */
const OUTPUTS = [...SERVED, 'site/renderer']
/** Remembers from what the last build was made; it goes with what the builds are made with. */
const stampOf = (root: string) => join(root, 'node_modules/.nila-built')

async function filesOf(root: string, input: string): Promise<string[]> {
  const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  )
  if (!entries) return [input]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !LEFT_OUT.test(file))
}

async function fingerprint(root: string): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(root, input)))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(root, file)))
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name]?.trim() ?? ''}\n`)
  return hash.digest('hex')
}

/** Where a build goes until it is whole: a page that throws leaves half a folder. */
const NEXT = 'dist.next'
const nextOf = (output: string) => `${output}.next`

/** Puts a whole build in the place of the one before. */
async function exchange(output: string): Promise<void> {
  await rm(output, { recursive: true, force: true })
  await rename(nextOf(output), output)
}

/**
 * Builds the site and the back office, packs them, and puts them in the place of the last build. Throws with what the builder
 * printed when it fails; the last build is then still there.
 * @param root where the packages are
 */
export async function buildRelease(root = ROOT): Promise<void> {
  const wanted = await fingerprint(root)
  const [site, admin] = [join(root, 'site'), join(root, 'admin')]
  const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
  const builds = await Promise.all([
    runProgram('astro', ['build', '--outDir', NEXT], { folder: site, env, isQuiet: true }),
    runProgram('vite', ['build', '--outDir', NEXT, '--emptyOutDir'], { folder: admin, env, isQuiet: true }),
  ])
  const failed = builds.find(({ code }) => code !== 0)
  if (failed) throw new Error(`The build failed:\n${failed.output}`)
  for (const output of SERVED) await packRelease(nextOf(join(root, output)))
  for (const output of OUTPUTS) await exchange(join(root, output))
  await writeFile(stampOf(root), wanted)
}

/** Builds unless the last build was made from the very same files. */
export async function buildIfStale(): Promise<void> {
  const stamp = stampOf(ROOT)
  const isBuilt = existsSync(stamp) && OUTPUTS.every((output) => existsSync(join(ROOT, output)))
  if (isBuilt && (await readFile(stamp, 'utf8')) === (await fingerprint(ROOT))) return
  console.log('Building the site and the back office …')
  await buildRelease()
}
