import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

/**
 * Builds a script into one file of a fixed name at the root of the site.
 * @param source from this folder
 */
export const rootScript = (fileName: string, source: string): Plugin => ({
  name: fileName,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(source, import.meta.url)), fileName })
  },
})
