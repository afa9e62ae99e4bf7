import { Release } from '@nila/db'
import type { Logger } from 'pino'
import { assembleRelease, type LoadedRelease, type Product } from '../web/load-release.ts'
import { hashOfArchive, unpackArchive } from './archive.ts'
import { type PackName, readPack, writePack } from './pack-files.ts'

export interface Packs {
  /** Where they lie beside this instance. */
  folder: string
  log: Logger
}

/** The archive from the database; it is laid beside this instance for the next time. */
async function fetchArchive({ folder, log }: Packs, name: PackName): Promise<Buffer> {
  const { archive } = await Release.query().select('archive').findById(name.id).throwIfNotFound()
  if (!archive || hashOfArchive(archive) !== name.archiveHash)
    throw new Error(`The archive of release ${name.id} is not there any more, or not whole.`)
  // A full disk costs the next start a look into the database, no more.
  await writePack(folder, name, archive).catch((error: unknown) =>
    log.warn({ err: error }, 'a release could not be kept on the disk'),
  )
  return archive
}

/** Has a release of the database ready to be served, from the disk where it lies there whole. */
export async function loadArchive(packs: Packs, name: PackName, product: Product): Promise<LoadedRelease> {
  const packed = (await readPack(packs.folder, name)) ?? (await fetchArchive(packs, name))
  return assembleRelease(name.id, (await unpackArchive(packed)).files, product)
}
