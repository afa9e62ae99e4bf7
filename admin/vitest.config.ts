import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { worldMap } from './world-map/plugin.ts'

export default defineProject({
  plugins: [react(), worldMap()],
  test: {
    name: 'admin',
    maxWorkers: 4,
    sequence: { groupOrder: 0 },
    // A worker keeps what it has loaded from file to file: loading it anew took a tenth of the time. No test mocks a module.
    isolate: false,
    unstubGlobals: true,
    environment: 'jsdom',
    include: ['{src,world-map}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 60_000,
    env: { TZ: 'Asia/Kolkata' },
  },
})
