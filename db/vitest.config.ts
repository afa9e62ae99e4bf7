import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'db',
    maxWorkers: 4,
    sequence: { groupOrder: 0 },
    // Making a cluster takes half a second, and several on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is awaited is seen as soon as it is there; at Vitest's own second a busy machine fails what it would have shown.
    expect: { poll: { timeout: 15_000 } },
    include: ['**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
  },
})
