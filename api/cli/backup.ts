import { parseArgs } from 'node:util'
import { backUp } from '@nila/db'
import manifest from '../../package.json' with { type: 'json' }
import { count, createReport, createStopwatch, pathOf, runLong } from './backup-command.ts'

const USAGE = 'Say which file to write: npm run backup -- FILE'

function readName(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    return positionals.length === 1 ? positionals[0] : undefined
  } catch {
    return undefined
  }
}

const name = readName()
if (name) {
  await runLong('Stopped. No backup was written.', async (connection, signal) => {
    const path = pathOf(name)
    const seconds = createStopwatch()
    const report = createReport()
    const { header, rows, bytes } = await backUp(connection, path, {
      release: manifest.version,
      signal,
      onProgress: (table, read) => report(() => `Reading ${table}: ${count(read)} bytes so far …`),
    })
    console.log(
      `Backed up ${count(rows)} rows of ${header.tables.length} tables to ${path}: ${count(bytes)} bytes in ${seconds()}.`,
    )
  })
} else {
  console.error(USAGE)
  process.exitCode = 1
}
