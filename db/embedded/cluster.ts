import { chmod, chown, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type DataFolder, messageOf, refuseFolder } from './data-folder.ts'
import { explain } from './explain.ts'
import { run } from './run.ts'

/** initdb takes a second; a half-made cluster of this age was left by a process that was killed. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** What the C library may call its locale of UTF-8. pg_trgm asks it which characters are letters: under plain C, no Indic one is. */
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8']

/** Makes the cluster where there is none, or puts right what copying it by hand may have changed. */
export async function ensureCluster(
  folder: DataFolder,
  account: Account,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const { cluster, log } = folder
  try {
    const entries = await readdir(cluster).catch((error) => {
      if (/ENOENT/.test(messageOf(error))) return [] as string[]
      throw error
    })
    if (entries.length === 0) await makeCluster(folder, account, binaries, durable)
    else if (!entries.includes('PG_VERSION')) throw explain('FATAL: there is no PG_VERSION', cluster, log)
    else await handOver(cluster, account)
  } catch (error) {
    throw error instanceof StartError ? error : await refuseFolder(error, folder)
  }
}

/** Made beside its place and then renamed: killed half-way it leaves no half cluster, and of several starts at once one wins. */
async function makeCluster(
  { dataDir, cluster, log }: DataFolder,
  account: Account,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  await removeAbandoned(dataDir)
  const making = join(dataDir, `postgres.new-${process.pid}-${Date.now()}`)
  try {
    await mkdir(making, { mode: 0o700 })
    if (account.owner) await chown(making, account.owner.uid, account.owner.gid)
    const { ok, output } = await initialise(making, account, binaries, durable)
    if (!ok) throw explain(output, dataDir, log)
    await rename(making, cluster)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    const another = /ENOTEMPTY|EEXIST/.test(messageOf(error)) && (await lstat(cluster)).isDirectory()
    if (!another) throw error
  }
}

async function initialise(folder: string, account: Account, { initdb }: Binaries, durable: boolean) {
  let result = { ok: false, output: '' }
  for (const letters of LETTERS) {
    result = await run(account, initdb, [
      `--pgdata=${folder}`,
      '--username=nila',
      '--auth=trust',
      '--encoding=UTF8',
      // Sorting and cases by Postgres' own rules: the same on every system, and an upgrade of the system cannot break an index.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${letters}`,
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ])
    if (!/invalid locale name/.test(result.output)) break
  }
  return result
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('postgres.new-')) continue
    const path = join(dataDir, name)
    const made = await stat(path).catch(() => undefined)
    if (!made || Date.now() - made.mtimeMs < ABANDONED_AFTER_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}

/** Postgres insists that the cluster is its user's and nobody else's to read. */
async function handOver(cluster: string, { owner }: Account): Promise<void> {
  const { uid, mode } = await stat(cluster)
  if (owner && uid !== owner.uid) await chownAll(cluster, owner)
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700)
}

async function chownAll(path: string, owner: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await chownAll(child, owner)
    else if (entry.isFile()) await chown(child, owner.uid, owner.gid)
  }
  await chown(path, owner.uid, owner.gid)
}
