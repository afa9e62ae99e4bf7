import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './first-load.ts'
import { worldMap } from './world-map/plugin.ts'

export default defineConfig({
  base: '/admin/',
  plugins: [react(), worldMap(), firstLoad({ limit: 330 })],
  // The polyfill is for browsers older than the ones that run the rest of the bundle.
  build: { target: 'es2023', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1200 },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.ADMIN_DEV_PORT ?? 8182),
    strictPort: true,
  },
})
