import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const script = join(import.meta.dirname, 'hold-postgres.ts')
export const runsAsRoot = process.getuid?.() === 0

/** What an ordinary user may do, root's rights laid down where the tests run as root; only reading a checkout in /root is left. */
async function asOrdinaryUser(command: string[]): Promise<string[]> {
  if (!runsAsRoot) return command
  const { uid, gid } = await ordinaryUser()
  const rights = ['--inh-caps', '--ambient-caps'].map((set) => `${set}=-all,+dac_read_search`)
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup']
  return ['setpriv', ...ids, ...rights, ...command]
}

async function ordinaryUser(): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'nobody'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

export interface Holder {
  /** `ready new`, `ready known` or `refused` and the line. */
  said: string
  process: ChildProcess
  /** Closes its input, upon which it leaves in order. */
  leave(): Promise<void>
  kill(): Promise<void>
}

/** Starts a process that holds the embedded Postgres of `dataDir`, and waits for what it says. */
export async function hold(dataDir: string, { ordinary = false } = {}): Promise<Holder> {
  const command = [process.execPath, script, dataDir]
  const [file = '', ...args] = ordinary ? await asOrdinaryUser(command) : command
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  for await (const line of createInterface(child.stdout)) {
    said = line
    break
  }
  return {
    said,
    process: child,
    async leave() {
      child.stdin.end()
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A new folder that an ordinary user owns, also where the tests run as root. */
export async function ordinaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nila-data-'))
  if (runsAsRoot) {
    const { uid, gid } = await ordinaryUser()
    await chown(folder, uid, gid)
  }
  return folder
}

/** The process number of the server that runs on the folder, if any. */
export const postmasterOf = async (dataDir: string): Promise<number | undefined> => {
  const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(lock.split('\n')[0]) || undefined
}

/** Also where a test failed half-way: nothing is left running on the folder. */
export async function removeFolder(dataDir: string): Promise<void> {
  try {
    process.kill(Number(await postmasterOf(dataDir)), 'SIGQUIT')
  } catch {
    // It has ended already, as it should.
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
}
