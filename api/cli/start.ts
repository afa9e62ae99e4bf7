import { buildIfStale } from './build-release.ts'
import { checkEnvironment } from './check-environment.ts'

process.env.NODE_ENV = 'production'
checkEnvironment()
await buildIfStale()
await import('../src/main.ts')
