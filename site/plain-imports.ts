import type { AstroIntegration } from 'astro'

/** The module of Vite's that stands around every `import()` of a built script. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Leaves `import()` to the browser. Vite's helper around it, which fetches styles and dependencies along, is a fifth of all scripts of the
 * landing page, and our pages have their styles inline; a script that would bring its own styles along stops the build.
 */
export const plainImports: AstroIntegration = {
  name: 'plain-imports',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          // Else each script carries the list of all files that what it imports imports in turn.
          build: { modulePreload: false },
          plugins: [
            {
              name: 'plain-imports',
              enforce: 'pre',
              apply: 'build',
              applyToEnvironment: ({ name }) => name === 'client',
              load: (id) =>
                id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : undefined,
              generateBundle(_, bundle) {
                for (const chunk of Object.values(bundle)) {
                  if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue
                  const styles = chunk.viteMetadata?.importedCss
                  if (styles?.size) throw new Error(`${chunk.fileName} is imported later and has styles`)
                }
              },
            },
          ],
        },
      })
    },
  },
}
