import { constants } from 'node:fs'
import { mkdir, open, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'
import { isRoot, nameOf } from './account.ts'
import { explain } from './explain.ts'

/** The folders and files of one embedded database. */
export interface DataFolder {
  dataDir: string
  cluster: string
  log: string
}

/** The most bytes that the address of a socket can have, less the final zero. */
const SOCKET_PATH_MAX = process.platform === 'darwin' ? 103 : 107
const SOCKET_NAME = '.s.PGSQL.5432'
const LOG_MAX_BYTES = 10_000_000

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why a file operation in the data folder failed, with the name of whoever it belongs to. */
export async function refuseFolder(error: unknown, { dataDir, log }: DataFolder): Promise<StartError> {
  if (/EACCES|EPERM/.test(messageOf(error))) {
    let nearest = dataDir
    let owner = await stat(nearest).catch(() => undefined)
    while (!owner && nearest !== dirname(nearest)) {
      nearest = dirname(nearest)
      owner = await stat(nearest).catch(() => undefined)
    }
    if (owner) {
      return new StartError(
        `Nila may not write in ${nearest}, which belongs to ${await nameOf(owner.uid)}. Run Nila as that user, give the folder to yours (chown -R), or set DATA_DIR to another folder.`,
      )
    }
  }
  return explain(messageOf(error), dataDir, log)
}

/** Makes the folder, or says in one line why it cannot be used. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const folder = { dataDir, cluster: join(dataDir, 'postgres'), log: join(dataDir, 'postgres.log') }
  const bytes = Buffer.byteLength(join(folder.cluster, SOCKET_NAME))
  if (bytes > SOCKET_PATH_MAX) {
    throw new StartError(
      `The path ${dataDir} is too long for the socket of Postgres by ${bytes - SOCKET_PATH_MAX} bytes. Set DATA_DIR to a shorter one.`,
    )
  }
  try {
    // Node's recursive mkdir says ENOENT on a read-only file system; the plain one says what is wrong.
    await mkdir(dataDir, { recursive: true }).catch(() => mkdir(dataDir))
    await (await openLog(folder)).close()
    const existing = await stat(folder.cluster).catch(() => undefined)
    if (existing && !isRoot() && existing.uid !== process.getuid?.()) {
      throw new StartError(
        `The database in ${folder.cluster} belongs to ${await nameOf(existing.uid)}. Run Nila as that user, give the folder to yours (chown -R), or set DATA_DIR to another folder.`,
      )
    }
  } catch (error) {
    throw error instanceof StartError ? error : await refuseFolder(error, folder)
  }
  return folder
}

/** Opened by us, so that the user that Postgres runs as needs no right in the data folder. */
export async function openLog({ log }: Pick<DataFolder, 'log'>) {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const handle = await open(log, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  if ((await handle.stat()).size > LOG_MAX_BYTES) await truncate(log)
  return handle
}
