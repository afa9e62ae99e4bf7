import type { TestProject } from 'vitest/node'
import type { SocketConnection } from '../connect.ts'
import { startTestPostgres, type TestPostgres } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** For `createTestDatabase(inject('postgres'))`. */
    postgres: SocketConnection
  }
}

let server: TestPostgres | undefined

/** A `globalSetup` of vitest: one Postgres for all workers of a project. */
export async function setup(project: TestProject): Promise<void> {
  server = await startTestPostgres()
  project.provide('postgres', server.connection)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
