import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'db',
    maxWorkers: 2,
    // Making a cluster takes half a second, and several on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
  },
})
