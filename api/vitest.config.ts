import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    maxWorkers: 2,
    include: ['**/*.test.ts'],
    globalSetup: ['../db/testing/global-setup.ts'],
    // Some tests start whole processes with a database of their own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
