import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SocketConnection } from '../connect.ts'
import { startEmbeddedPostgres } from '../embedded.ts'
import { migrate } from '../migrate.ts'

export interface TestPostgres {
  /** To the migrated, empty template; open no pool on it, or it cannot be copied. */
  connection: SocketConnection
  stop(): Promise<void>
}

/** What a power cut takes away may be lost, which makes commits fast. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * A Postgres in a folder of its own.
 * @param isDurable whether a commit waits for the disk, as in real life; tests need not, benchmarks of writing must
 */
export async function startTestPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nila-test-'))
  // Under root, Postgres runs as somebody else and must get in.
  await chmod(dataDir, 0o755)
  const caretaker = spawn(process.execPath, [join(import.meta.dirname, 'caretaker.ts'), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  caretaker.unref()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { ...(!isDurable && FORGETFUL), max_connections: '200' },
  })
  await migrate(postgres.connection)
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
      caretaker.stdin.end()
    },
  }
}
