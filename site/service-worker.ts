import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rootScript } from './root-script.ts'
import { stampWorker, WORKER } from './stamp-worker.ts'

/**
 * Builds the service worker, a script of its own at the root, and stamps it with its release. It comes after what changes the built
 * pages.
 */
export const serviceWorker: AstroIntegration = {
  name: 'service-worker',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [rootScript(WORKER, 'src/service-worker.ts')] } })
    },
    'astro:build:done': ({ dir }) => stampWorker(fileURLToPath(dir)),
  },
}
