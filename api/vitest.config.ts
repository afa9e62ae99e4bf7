import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    maxWorkers: 4,
    sequence: { groupOrder: 0 },
    // A worker keeps what it has loaded from file to file: loading it anew took a tenth of the time. No test mocks a module.
    isolate: false,
    include: ['**/*.test.ts'],
    globalSetup: ['../db/testing/global-setup.ts'],
    // Some tests start whole processes with a database of their own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is awaited is seen as soon as it is there; at Vitest's own second a busy machine fails what it would have shown.
    expect: { poll: { timeout: 15_000 } },
  },
})
