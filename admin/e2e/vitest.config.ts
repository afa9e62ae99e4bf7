import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'admin-e2e',
    maxWorkers: 2,
    include: ['**/*.test.ts'],
    globalSetup: ['../../db/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
