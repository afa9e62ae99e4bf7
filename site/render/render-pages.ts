import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { finishPage } from '../finish-pages.ts'
import { BUNDLE, type KeptPage, type KeptRenderer, RECORD } from './kept-renderer.ts'

interface Route {
  route: string
  component: string
}

/** What Astro's bundle exports for its own prerenderer; core/build/environment.js reads no more than is set below. */
interface Bundle {
  app: {
    manifest: { routes: { routeData: Route }[] }
    setInternals(internals: object): void
    setOptions(options: object): void
    render(request: Request, options: { routeData: Route }): Promise<Response>
  }
}

export interface Renderer {
  pages: KeptPage[]
  /** The bytes of a page as the build would write them. */
  render(page: KeptPage): Promise<Buffer>
}

/**
 * Loads what a build kept (keep-renderer.ts). The words come from the snapshot that the environment names by then, for as long as the
 * process lives.
 */
export async function openRenderer(folder: string): Promise<Renderer> {
  const kept: KeptRenderer = JSON.parse(await readFile(join(folder, RECORD), 'utf8'))
  const { app }: Bundle = await import(pathToFileURL(join(folder, BUNDLE, kept.entry)).href)
  app.setInternals({
    pagesByKeys: new Map(Object.entries(kept.styles).map(([key, styles]) => [key, { styles }])),
  })
  app.setOptions({
    settings: { scripts: kept.scripts },
    logger: { options: { destination: { write: () => true } } },
  })

  return {
    pages: kept.pages,
    async render({ file, route, component }) {
      const routeData = app.manifest.routes
        .map((one) => one.routeData)
        .find((one) => one.route === route && one.component === component)
      if (!routeData) throw new Error(`${component} is not in the bundle`)
      const response = await app.render(new Request(new URL(file, `${kept.origin}/`)), { routeData })
      if (response.status >= 300 && response.status < 400) throw new Error(`${file} leads elsewhere`)
      const bytes = Buffer.from(await response.arrayBuffer())
      return file.endsWith('.html') ? Buffer.from(finishPage(bytes.toString(), file)) : bytes
    },
  }
}
