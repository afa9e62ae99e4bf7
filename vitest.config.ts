import { defineConfig } from 'vitest/config'

// Two workers for the two cores that CI has; more would only slow each other down.
export default defineConfig({
  test: { projects: ['db', 'api', 'admin', 'site', 'admin/e2e'], maxWorkers: 2 },
})
