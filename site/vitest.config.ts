import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'site',
    maxWorkers: 2,
    include: ['{src,checks,e2e}/**/*.test.ts'],
    // The journeys run against the whole product over a real database.
    globalSetup: ['../db/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
