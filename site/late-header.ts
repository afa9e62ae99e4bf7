import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** The script of layouts/Base.astro, as Astro writes it into a page. */
const HEADER_SCRIPT = /<script type="module"( src="\/_astro\/Base\.astro_astro_type_script[^"]+"><\/script>)/

/** A page as Astro gives it with its header's script waiting. */
export function withLateHeader(html: string, name: string): string {
  if (!HEADER_SCRIPT.test(html)) throw new Error(`${name} has no script of layouts/Base.astro`)
  return html.replace(HEADER_SCRIPT, '<script type="late"$1')
}

/**
 * Takes the header's script out of the browser's hands: of a type that browsers do not fetch, it waits until the first lines
 * of layouts/Base.astro import it, after the first paint. In development nothing is rewritten and it loads as usual.
 */
export const lateHeader: AstroIntegration = {
  name: 'late-header',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const name of await readdir(folder, { recursive: true })) {
        if (!name.endsWith('.html')) continue
        const html = await readFile(folder + name, 'utf8')
        await writeFile(folder + name, withLateHeader(html, name))
      }
    },
  },
}
