import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRelease } from './build-release.ts'
import { ROOT } from './run-program.ts'

/** A repository beside this one, with packages of its own and the same dependencies. */
let root: string
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist.next', 'renderer', 'renderer.next', '.astro'])

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nila-build-'))
  for (const folder of ['site', 'admin', 'api/contract', 'brand.json', 'tsconfig.json', 'pnpm-lock.yaml']) {
    const filter = (path: string) => !LEFT_OUT.has(basename(path))
    await cp(join(ROOT, folder), join(root, folder), { recursive: true, filter })
  }
  await mkdir(join(root, 'node_modules'))
  for (const folder of ['site', 'admin'])
    await symlink(join(ROOT, folder, 'node_modules'), join(root, folder, 'node_modules'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const pageOf = (address: string) => readFile(join(root, 'site/dist', address), 'utf8')

test('a page that throws fails the build and says so, and the build before it stays', async () => {
  const page = join(root, 'site/src/pages/broken.astro')
  await mkdir(join(root, 'site/dist'))
  await writeFile(join(root, 'site/dist/index.html'), 'what is served')
  await writeFile(page, "---\nthrow new Error('a page came to grief')\n---\n")
  await expect(buildRelease(root)).rejects.toThrow('a page came to grief')
  expect(await pageOf('index.html')).toBe('what is served')

  await rm(page)
  await buildRelease(root)
  expect(await pageOf('index.html')).toContain('<html lang="en"')
  expect(await pageOf('ur/donate.html')).toContain('<html lang="ur" dir="rtl"')
}, 180_000)
