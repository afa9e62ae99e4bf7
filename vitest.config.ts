import { defineConfig } from 'vitest/config'

// Each project has two workers, for the two cores that CI has; more would only slow each other down. They share them only where all
// say the same number.
export default defineConfig({
  test: { projects: ['db', 'api', 'admin', 'site', 'admin/e2e'], maxWorkers: 2 },
})
