import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { StartError, startEmbeddedPostgres } from '@nila/db'
import { ConfigError, readConfig } from '../src/config.ts'
import { type MailDev, MailDevError, startMailDev } from './mail-dev/start-mail-dev.ts'
import { ROOT } from './run-program.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

/** Shows the mails that Nila sends. Where it cannot, most likely because `npm run mail:dev` does, development goes on without. */
async function startMails(): Promise<MailDev | undefined> {
  try {
    const mailDev = await startMailDev(process.env)
    console.log(`Mails are shown at ${mailDev.pageUrl}`)
    return mailDev
  } catch (error) {
    if (!(error instanceof MailDevError)) throw error
    console.log(`Mails are not shown from here: ${error.message}`)
    return undefined
  }
}

/**
 * Development behind one address: Astro's server in front, which hands the API's and the back office's addresses on to theirs;
 * each reloads what it serves. The database stays up while the API restarts.
 */
async function develop(): Promise<void> {
  const config = readConfig(process.env)
  const database = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: resolve(ROOT, config.dataDir),
        onLog: (line) => console.error(line),
      })
  const mailDev = await startMails()
  const [apiPort, adminPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NILA_API_URL: `http://127.0.0.1:${apiPort}`,
    NILA_ADMIN_URL: `http://127.0.0.1:${adminPort}`,
  }
  const start = (program: string, args: string[], folder: string, more: Record<string, string> = {}) =>
    spawn(program, args, { cwd: join(ROOT, folder), env: { ...env, ...more }, stdio: 'inherit' })

  const watched = ['api/src', 'api/contract', 'db'].map((folder) => `--watch-path=${join(ROOT, folder)}`)
  const servers = [
    start(process.execPath, [...watched, '--watch-preserve-output', join(ROOT, 'api/src/main.ts')], '.', {
      NODE_ENV: 'development',
      PORT: String(apiPort),
      PUBLIC_URL: config.publicUrl,
    }),
    start(
      join(ROOT, 'site/node_modules/.bin/astro'),
      ['dev', '--host', config.host, '--port', String(config.port)],
      'site',
    ),
    start(join(ROOT, 'admin/node_modules/.bin/vite'), [], 'admin', { ADMIN_DEV_PORT: String(adminPort) }),
  ]
  const stop = async () => {
    for (const server of servers) server.kill('SIGTERM')
    await Promise.all(servers.map((server) => server.exitCode ?? once(server, 'exit')))
    await mailDev?.stop()
    await database?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  for (const server of servers) server.once('exit', stop)
}

develop().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error)
  process.exit(1)
})
