import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'admin-e2e',
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // A worker keeps what it has loaded from file to file: loading it anew took a tenth of the time. No test mocks a module.
    isolate: false,
    include: ['**/*.test.ts'],
    globalSetup: ['../../db/testing/global-setup.ts'],
    // Two browsers, Postgres and the product share the machine, and one of them now and then stands still for half a minute: what ran out of
    // time is tried once more, and the report says so beside it. What fails otherwise has failed.
    retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is awaited is seen as soon as it is there; at Vitest's own second a busy machine fails what it would have shown.
    expect: { poll: { timeout: 15_000 } },
  },
})
