import { buildIfStale } from './build-release.ts'

process.env.NODE_ENV = 'production'
await buildIfStale()
await import('../src/main.ts')
