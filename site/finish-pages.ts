import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** The script of layouts/Base.astro, as Astro writes it into a page. */
const HEADER_SCRIPT = /<script type="module"( src="\/_astro\/Base\.astro_astro_type_script[^"]+"><\/script>)/
/** The attribute by which Astro keeps a component's styles to itself. */
const SCOPE = /data-astro-cid-\w+/g
const INLINE_SCRIPT = /(<script(?: data-[\w-]+="[^"]*")*>)([\s\S]*?)(?=<\/script>)/g

/**
 * Takes the header's script out of the browser's hands: of a type that browsers do not fetch, it waits until the first lines of
 * layouts/Base.astro import it, after the first paint.
 */
function withLateHeader(html: string, name: string): string {
  if (!HEADER_SCRIPT.test(html)) throw new Error(`${name} has no script of layouts/Base.astro`)
  return html.replace(HEADER_SCRIPT, '<script type="late"$1')
}

/** Names the scopes of a page in the order in which they come: `data-s0`, `data-s1`… Astro's names are eight letters of chance, which do not pack. */
function withShortScopes(html: string): string {
  const scopes = new Map<string, string>()
  return html.replace(SCOPE, (scope) => {
    const known = scopes.get(scope) ?? `data-s${scopes.size}`
    scopes.set(scope, known)
    return known
  })
}

/** Leaves the indentation of inline scripts and their lines of comment out. */
const withTrimmedScripts = (html: string): string =>
  html.replace(INLINE_SCRIPT, (_, tag: string, code: string) => {
    const lines = code.split('\n').map((line) => line.trim())
    return tag + lines.filter((line) => line && !line.startsWith('//')).join('\n')
  })

/**
 * A page as Astro gives it, as visitors get it: a page of the landing page's size and its headers fit into what a server may send before
 * it hears from the browser (ten packets, 14 KB), and 3 % of it are such names.
 */
export const finishPage = (html: string, name: string): string =>
  withTrimmedScripts(withShortScopes(withLateHeader(html, name)))

/** In development nothing is rewritten. */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const name of await readdir(folder, { recursive: true })) {
        if (!name.endsWith('.html')) continue
        const html = await readFile(folder + name, 'utf8')
        await writeFile(folder + name, finishPage(html, name))
      }
    },
  },
}
