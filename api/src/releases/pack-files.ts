import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Release } from '@nila/db'
import type { Config } from '../config.ts'
import { hashOfArchive } from './archive.ts'

/** What says which archive a pack is of: its number alone may be that of another one, in a database that was exchanged. */
export type PackName = Pick<Release, 'id'> & { archiveHash: string }

/** Where an instance keeps what it unpacks and builds. */
export const releasesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => resolve(dataDir, 'releases')

const EXTENSION = '.pack'
const fileOf = ({ id, archiveHash }: PackName) => `${id}-${archiveHash.slice(0, 16)}${EXTENSION}`

/** The archive of a release as it lies beside this instance; undefined where it does not, or not whole. */
export async function readPack(folder: string, name: PackName): Promise<Buffer | undefined> {
  const bytes = await readFile(join(folder, fileOf(name))).catch(() => undefined)
  return bytes && hashOfArchive(bytes) === name.archiveHash ? bytes : undefined
}

/** Lays an archive beside this instance: it is there under its name only when it is whole, also where the machine fails meanwhile. */
export async function writePack(folder: string, name: PackName, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, fileOf(name))
  const unfinished = `${path}.${randomUUID()}`
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Removes all packs but those of these releases, with what a process that was killed left of one. */
export async function removePacksExcept(folder: string, kept: PackName[]): Promise<void> {
  const names = new Set(kept.map(fileOf))
  const present = await readdir(folder).catch(() => [])
  for (const name of present)
    if (name.includes(EXTENSION) && !names.has(name)) await rm(join(folder, name), { force: true })
}
