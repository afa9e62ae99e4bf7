import { defineConfig } from 'vitest/config'

// For the two cores that CI has. The projects without browsers come first and share four workers, since their tests often wait, for mails
// or for processes to end; browsers keep both cores busy with two. Projects share workers only where all of a group say the same number.
export default defineConfig({
  test: { projects: ['db', 'api', 'admin', 'site', 'admin/e2e'], maxWorkers: 4 },
})
