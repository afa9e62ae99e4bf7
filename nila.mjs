// The one entry point of the repository's commands. It runs on whatever Node (20 or newer) is there, makes sure that the dependencies
// are installed and that Node 24 is at hand (both from the package registry alone), and hands over to it.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(fileURLToPath(import.meta.url))
const PNPM = 'pnpm@12.21.0'
const NODE_MAJOR = 24

/** The program behind each command, relative to the root, and its leading arguments. */
const COMMANDS = {
  start: ['api/cli/start.ts'],
  test: ['api/cli/test.ts'],
  'test:full': ['api/cli/test.ts', '--full'],
  dev: ['api/cli/dev.ts'],
  build: ['api/cli/build.ts'],
  bench: ['api/cli/bench.ts'],
  format: ['api/cli/format.ts'],
  'admin:create': ['api/cli/admin-create.ts'],
  'admin:recover': ['api/cli/admin-recover.ts'],
  'demo:load': ['api/cli/demo-load.ts'],
  'demo:clear': ['api/cli/demo-clear.ts'],
  'analytics:rebuild': ['api/cli/analytics-rebuild.ts'],
  backup: ['api/cli/backup.ts'],
  restore: ['api/cli/restore.ts'],
  pictures: ['site/pictures/render.ts'],
  'mail:dev': ['api/cli/mail-dev.ts'],
}

const fail = (line) => {
  console.error(line)
  process.exit(1)
}

/** Runs a program to its end, passing on what the terminal or a supervisor says; gives its exit code. */
function run(program, args, { env = process.env, ipc = false } = {}) {
  const stdio = ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  const child = spawn(program, args, { cwd: ROOT, env, stdio })
  const pass = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be started: ${error.message}`))
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** Installs what the lock file names, unless that has been done. */
async function install() {
  const stamp = join(ROOT, 'node_modules', '.nila-installed')
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'db/package.json',
    'api/package.json',
    'site/package.json',
    'admin/package.json',
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(ROOT, file)))
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what Nila is made of …')
  // Lighthouse and Playwright would fetch browsers of their own; the tests use the system's Chromium.
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const code = await run(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'],
    { env },
  )
  if (code) fail('The dependencies could not be installed. Is the package registry reachable?')
  writeFileSync(stamp, wanted)
}

/** The folder of a Node 24: the one that came as a dependency, else this very one if it is new enough. */
function nodeDirectory() {
  const require = createRequire(import.meta.url)
  try {
    return join(dirname(require.resolve(`node-${process.platform}-${process.arch}/package.json`)), 'bin')
  } catch {
    if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return dirname(process.execPath)
    return fail(
      `Nila needs Node ${NODE_MAJOR}; there is no packaged one for ${process.platform} on ${process.arch}. Please install it.`,
    )
  }
}

const [name = '', ...rest] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, name)) fail(`Usage: npm run ${Object.keys(COMMANDS).join(' | ')}`)
if (Number(process.versions.node.split('.')[0]) < 20) fail('Nila needs Node 20 or newer.')

await install()
const bin = nodeDirectory()
const env = {
  ...process.env,
  PATH: [bin, join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Compiled once, the sources start faster and in less memory: the compiler need not be loaded.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
}
const envFile = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : []
// What serves has room for young objects of 8 MB, not 16 or more: a process at rest takes 40 MB less for it. And it gives back what its start
// has used, which takes a quarter from it.
const flags = [
  '--disable-warning=ExperimentalWarning',
  ...(name === 'start' ? ['--max-semi-space-size=8', '--expose-gc'] : []),
]
const [program, ...leading] = COMMANDS[name]
process.exitCode = await run(join(bin, 'node'), [...flags, ...envFile, program, ...leading, ...rest], {
  env,
  ipc: true,
})
