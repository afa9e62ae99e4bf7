import { buildIfStale } from './build-release.ts'
import { runProgram } from './run-program.ts'

/** Every benchmark by its name; each is a program that prints its own table. */
const BENCHES: Record<string, string> = {
  admin: 'api/bench/admin.ts',
  analytics: 'api/bench/analytics.ts',
  auth: 'api/bench/auth.ts',
  chat: 'api/bench/chat.ts',
  live: 'api/bench/live.ts',
  mail: 'api/bench/mail.ts',
  publish: 'api/bench/publish.ts',
  read: 'api/bench/read.ts',
  static: 'api/bench/static.ts',
  site: 'site/bench/site.ts',
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length) {
  console.error(
    `There is no benchmark named ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`,
  )
  process.exit(1)
}

await buildIfStale()
// One at a time: two would measure each other.
for (const name of names.length ? names : Object.keys(BENCHES)) {
  const { code } = await runProgram(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    BENCHES[name] ?? '',
  ])
  if (code) process.exitCode = 1
}
