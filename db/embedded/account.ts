import { execFile, type SpawnOptions } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'

/** Nothing of ours reaches Postgres: PGDATA, PGPORT and the like are meant for other databases. Programs speak English, which we read. */
const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}
const options = { cwd: '/', env: environment }

const execute = promisify(execFile)
const run = (file: string, args: string[]) => execute(file, args, options)

export const isRoot = (): boolean => process.getuid?.() === 0

/** How the programs of Postgres are run: as ourselves, or, because Postgres refuses to run as root, as somebody else. */
export interface Account {
  /** Who the cluster must belong to; undefined when that is ourselves. */
  owner?: { uid: number; gid: number }
  command(file: string, args: string[]): [file: string, args: string[], options: SpawnOptions]
}

async function lookUp(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** The name of a user, or the number where nobody has it. */
export const nameOf = async (uid: number): Promise<string> =>
  run('id', ['-nu', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => `user ${uid}`,
  )

async function ownerFor(
  cluster: string,
  onLog: (line: string) => void,
): Promise<{ uid: number; gid: number }> {
  const existing = await stat(cluster).catch(() => undefined)
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const known = await lookUp('postgres')
  if (known) return known
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).then(
    () => onLog('Created the system user postgres, because Postgres does not run as root.'),
    () => undefined,
  )
  const found = (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (found) return found
  throw new StartError(
    'Postgres does not run as root, and there is no other user to run it as. Run Nila as an ordinary user, or set DATABASE_URL.',
  )
}

async function canUse(path: string, who: { uid: number; gid: number }, bits: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path)
  const shift = uid === who.uid ? 6 : gid === who.gid ? 3 : 0
  return ((mode >> shift) & bits) === bits
}

async function canReach(path: string, who: { uid: number; gid: number }): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!(await canUse(folder, who, 0o1))) return false
    if (folder === dirname(folder)) return true
  }
}

/**
 * The least that lets `who` use the programs and the folder: usually nothing. In a checkout that only root can enter
 * (/root), the right to pass through folders; where even the programs are root's alone (umask 077), to run them too.
 */
async function missingCapability(
  who: { uid: number; gid: number },
  { initdb }: Binaries,
  dataDir: string,
): Promise<'dac_read_search' | 'dac_override' | undefined> {
  if (!(await canUse(initdb, who, 0o5))) return 'dac_override'
  return (await canReach(dirname(initdb), who)) && (await canReach(dataDir, who))
    ? undefined
    : 'dac_read_search'
}

/** Decides who Postgres runs as. The data folder must exist; the cluster in it may not yet. */
export async function chooseAccount(
  binaries: Binaries,
  { dataDir, cluster }: Pick<DataFolder, 'dataDir' | 'cluster'>,
  onLog: (line: string) => void,
): Promise<Account> {
  if (!isRoot()) return { command: (file, args) => [file, args, options] }
  const owner = await ownerFor(cluster, onLog)
  const capability = await missingCapability(owner, binaries, dataDir)
  if (!capability) return { owner, command: (file, args) => [file, args, { ...options, ...owner }] }
  const setpriv = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--no-new-privs',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
    // Postgres asks access(2) for its own programs, which without this bit ignores capabilities of ordinary users.
    '--securebits=+no_setuid_fixup',
  ]
  await run('setpriv', [...setpriv, binaries.postgres, '--version']).catch(async (error: Error) => {
    throw new StartError(
      `Postgres does not run as root, and the user ${await nameOf(owner.uid)} cannot enter ${dataDir} or the folder of Nila (setpriv: ${error.message.trim().split('\n').at(-1)}). Move them to where that user can enter, or set DATABASE_URL.`,
    )
  })
  return { owner, command: (file, args) => ['setpriv', [...setpriv, file, ...args], options] }
}
