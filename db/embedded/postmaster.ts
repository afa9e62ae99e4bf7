import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StartError } from '../start-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type DataFolder, openLog } from './data-folder.ts'
import { explain } from './explain.ts'
import { run } from './run.ts'
import { availableMemory, sharedBuffers } from './shared-buffers.ts'

/** Written over postgresql.conf at each start, so that a new release can change them. */
const settings = {
  listen_addresses: '',
  // The cluster itself, mode 0700: only its owner and root get in, which is why trust is enough. Relative, because a path would have to be quoted.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: '5432',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  jit: 'off',
}

/** One attempt to start the server. */
export interface Attempt {
  readonly ended: boolean
  /** Why it ended; undefined when another process was first, or when the last server is not quite gone: try again. */
  problem(): Promise<StartError | undefined>
  abandon(): void
}

/** Starts the server in a session of its own, so that Ctrl-C in the terminal does not hit it before we have drained. */
export async function launch(
  folder: DataFolder,
  account: Account,
  { postgres }: Binaries,
  extraSettings: Record<string, string>,
): Promise<Attempt> {
  const ours = { ...settings, shared_buffers: sharedBuffers(availableMemory()) }
  const args = Object.entries({ ...ours, ...extraSettings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const [file, fileArgs, options] = account.command(postgres, ['-D', folder.cluster, ...args])
  const log = await openLog(folder)
  const from = (await log.stat()).size
  const child = spawn(file, fileArgs, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] })
  let ended = false
  let failure = ''
  // At once: one that refuses to start is gone before the log is closed, and its end is told only to who listens.
  child.once('exit', () => {
    ended = true
  })
  child.once('error', (error) => {
    ended = true
    failure = `cannot execute ${postgres}: ${error.message}`
  })
  child.unref()
  await log.close()
  return {
    get ended() {
      return ended
    },
    async problem() {
      const said = failure || (await readFile(folder.log)).subarray(from).toString()
      const ours = said.split('\n').filter((line) => line.includes(`[${child.pid}]`))
      if (ours.some((line) => /lock file ".*" already exists|pre-existing shared memory block/.test(line))) {
        await removeDeadLocks(folder.cluster)
        return undefined
      }
      return explain(said, folder.cluster, folder.log)
    },
    abandon: () => void child.kill('SIGINT'),
  }
}

/**
 * After a kill -9 (of a container, say) the process number in the lock files may belong to some other program by now, even to us,
 * or to a dead postmaster that nobody has buried. Postgres would believe for ever that it runs.
 */
async function removeDeadLocks(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const holder = async () => Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  const pid = await holder()
  if (!pid) return
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, command, state] = status.match(/\((.*)\) (\S)/s) ?? []
  const isDead = command !== undefined && (command !== 'postgres' || state === 'Z')
  if (!isDead || (await holder()) !== pid) return
  await rm(file, { force: true })
  await rm(join(cluster, '.s.PGSQL.5432.lock'), { force: true })
}

/** Ends the server: its clients are disconnected, what was committed is on disk. */
export const shutDown = ({ cluster }: DataFolder, account: Account, { pg_ctl }: Binaries) =>
  run(account, pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20'], { detached: true })
