import { copyFile, cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import { BUNDLE, type KeptRenderer, RECORD, rendererOf } from './render/kept-renderer.ts'
import { WORKER } from './stamp-worker.ts'

/** Astro's own prerenderer once it is set up; the types do not tell of its app. */
type SetUp = AstroPrerenderer & { app: { getSettings(): { scripts: KeptRenderer['scripts'] } } }
type PageData = { styles: KeptRenderer['styles'][string] }

/** Copies the bundle that Astro renders the pages with, and removes afterwards. Gives the name of its entry. */
async function keepBundle(outDir: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await cp(join(outDir, '.prerender'), join(folder, BUNDLE), { recursive: true })
  const entry = (await readdir(join(folder, BUNDLE))).find((name) => name.startsWith('prerender-entry'))
  if (!entry) throw new Error('The bundle that Astro renders the pages with has no entry')
  return entry
}

function keepRendererIn(folder: string, outDir: string, data: ReadonlyMap<string, PageData>) {
  const kept: KeptRenderer = { entry: '', origin: '', scripts: [], styles: {}, pages: [] }
  const prerenderer = (own: AstroPrerenderer): AstroPrerenderer => ({
    ...own,
    async setup() {
      await own.setup?.()
      kept.scripts = (own as SetUp).app.getSettings().scripts
      if (kept.scripts.some(({ stage }) => stage === 'page'))
        throw new Error('render/render-pages.ts knows no scripts that an integration adds to every page')
      kept.entry = await keepBundle(outDir, folder)
      // Now: rendering sorts them.
      kept.styles = Object.fromEntries([...data].map(([key, { styles }]) => [key, [...styles]]))
    },
    render(request, options) {
      const { origin, pathname } = new URL(request.url)
      const { route, component } = options.routeData
      kept.origin = origin
      kept.pages.push({ file: decodeURI(pathname.slice(1)), route, component })
      return own.render(request, options)
    },
  })
  const finish = async () => {
    // Not stamped yet: each release that is rendered has a hash of its own.
    await copyFile(join(outDir, WORKER), join(folder, WORKER))
    await writeFile(join(folder, RECORD), JSON.stringify(kept))
  }
  return { prerenderer, finish }
}

/**
 * Keeps what Astro renders the pages with, so that site/render can render them again with other words in a second, without Vite. It comes
 * before the service worker is stamped.
 */
export function keepRenderer(): AstroIntegration {
  let outDir = ''
  let data: ReadonlyMap<string, PageData> = new Map()
  let keeper: ReturnType<typeof keepRendererIn> | undefined
  return {
    name: 'keep-renderer',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir).replace(/\/$/, '')
      },
      'astro:build:setup': ({ pages }) => {
        data = pages
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const folder = rendererOf(outDir)
        if (!folder) return
        setPrerenderer((own) => {
          keeper = keepRendererIn(folder, outDir, data)
          return keeper.prerenderer(own)
        })
      },
      'astro:build:done': () => keeper?.finish(),
    },
  }
}
