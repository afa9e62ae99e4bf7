import react from '@astrojs/react'
import type { AstroUserConfig } from 'astro'
import { defineConfig } from 'astro/config'
import { finishPages } from './finish-pages.ts'
import { keepRenderer } from './keep-renderer.ts'
import { plainImports } from './plain-imports.ts'
import { rootScript } from './root-script.ts'
import { serviceWorker } from './service-worker.ts'

type ProxyOptions = NonNullable<NonNullable<NonNullable<AstroUserConfig['vite']>['server']>['proxy']>

/**
 * In development this server stands in front, and hands on what belongs to the API and to the back office; `npm run dev` says where
 * they are. In production the API serves everything under one address.
 */
function developmentProxy(): ProxyOptions {
  const { NILA_API_URL, NILA_ADMIN_URL } = process.env
  if (!NILA_API_URL || !NILA_ADMIN_URL) return {}
  return {
    '^/(api/|healthz$|readyz$|metrics$)': { target: NILA_API_URL },
    '^/ws$': { target: NILA_API_URL, ws: true },
    '^/admin/': { target: NILA_ADMIN_URL, ws: true },
    // Vite knows its document by the slash, and nothing of the page behind the operator's link, which is the same document.
    '^/(nila-)?admin(/?$|/?\\?)': { target: NILA_ADMIN_URL, rewrite: () => '/admin/' },
  }
}

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One request fewer before the first paint; the styles of a page are smaller than a round trip on a slow line.
    inlineStylesheets: 'always',
  },
  // The 'jsx' mode, Astro's default, joins words across lines.
  compressHTML: true,
  // The worker last: it carries the hash of the finished pages.
  integrations: [react(), plainImports, finishPages, keepRenderer(), serviceWorker],
  devToolbar: { enabled: false },
  vite: {
    plugins: [rootScript('preview.js', 'src/preview/preview.ts')],
    server: { proxy: developmentProxy() },
  },
})
