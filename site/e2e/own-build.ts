import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import type { BrowserContext } from './visit.ts'

const SITE = join(import.meta.dirname, '..')
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }

/**
 * Shows the pages of another release of the site under `origin`; what it does not have is asked of whatever is there.
 * @param read gives a file of that release
 */
export async function serveRelease(
  context: BrowserContext,
  origin: string,
  read: (file: string) => Promise<Buffer | undefined>,
) {
  // Chromium does not know from where such a page comes, and lets it open no socket to this machine.
  await context.routeWebSocket('**/ws', () => {})
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const name = pathname === '/' ? '/index' : pathname
    const file = extname(name) ? name : `${name}.html`
    const body = await read(file.slice(1))
    await (body
      ? route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' })
      : route.fallback())
  })
}

/**
 * A build of the site for the tests of a file, with other settings than the one that the product serves.
 * @param settings variables of the environment
 */
export function buildOwnSite(settings: Record<string, string>) {
  let folder: string
  beforeAll(async () => {
    // Astro moves what it has built, which works within one file system only; /tmp may be another.
    folder = await mkdtemp(join(SITE, 'node_modules/.own-build-'))
    await promisify(execFile)('astro', ['build', '--outDir', folder], {
      cwd: SITE,
      env: {
        ...process.env,
        PATH: `${join(SITE, 'node_modules/.bin')}:${process.env.PATH}`,
        ASTRO_TELEMETRY_DISABLED: '1',
        ...settings,
      },
    })
  }, 180_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  return {
    /** The text of a file of that build. */
    read: (file: string) => readFile(join(folder, file), 'utf8'),

    /** Shows the pages of that build under `origin`. */
    serve: (context: BrowserContext, origin: string) =>
      serveRelease(context, origin, (file) => readFile(join(folder, file)).catch(() => undefined)),
  }
}
