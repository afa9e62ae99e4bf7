import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { projects: ['db', 'api', 'admin', 'site'] } })
