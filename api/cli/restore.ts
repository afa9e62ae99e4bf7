import { parseArgs } from 'node:util'
import { restore } from '@nila/db'
import { count, createReport, createStopwatch, pathOf, runLong } from './backup-command.ts'

const USAGE = 'Say which backup to restore: npm run restore -- FILE, or -- FILE --replace'

function readArguments(): { name: string; replaces: boolean } | undefined {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [name, ...others] = positionals
    return name && others.length === 0 ? { name, replaces: values.replace } : undefined
  } catch {
    return undefined
  }
}

const asked = readArguments()
if (asked) {
  await runLong('Stopped. Nothing was changed.', async (connection, signal) => {
    const path = pathOf(asked.name)
    const seconds = createStopwatch()
    const report = createReport()
    const { header, rows, expiredMails } = await restore(connection, path, {
      replaces: asked.replaces,
      signal,
      onProgress: (doing, part) =>
        report(() => (part === undefined ? `${doing} …` : `${doing}: ${Math.floor(part * 100)} % …`)),
    })
    if (expiredMails > 0) {
      console.log(
        `Mails that waited when the backup was made are not sent, but kept in the e-mail logs: ${count(expiredMails)}.`,
      )
    }
    console.log(`Nila ${header.release} made it at ${header.createdAt}. Everybody has to sign in again.`)
    console.log(
      `Restored ${count(rows)} rows of ${header.tables.length} tables from ${path} in ${seconds()}.`,
    )
  })
} else {
  console.error(USAGE)
  process.exitCode = 1
}
