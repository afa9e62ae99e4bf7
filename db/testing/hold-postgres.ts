// A process of its own for the tests of the embedded Postgres: starts it, says so, and leaves it in order when its input closes.

import { startEmbeddedPostgres } from '../embedded.ts'
import { StartError } from '../start-error.ts'

const [, , dataDir = ''] = process.argv
try {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  console.log(`ready ${postgres.isNew ? 'new' : 'known'}`)
  for await (const _ of process.stdin);
  await postgres.stop()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.log(`refused ${error.message}`)
}
