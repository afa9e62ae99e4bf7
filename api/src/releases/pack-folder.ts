import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles, readIfThere } from '../web/pack-release.ts'
import { isHashed } from '../web/static-file.ts'
import { type Archive, packArchive } from './archive.ts'

export interface Packed extends Pick<Archive, 'assets'> {
  archive: Buffer
}

/**
 * Packs a rendered site: whatever the product has byte for byte under a name with a hash is left out and only named. Packed forms are left
 * out too, since the server makes them.
 * @param folder what was rendered
 * @param productFolder the site that came with the product
 */
export async function packFolder(folder: string, productFolder: string): Promise<Packed> {
  const files = new Map<string, Buffer>()
  const assets: string[] = []
  for (const file of await listFiles(folder)) {
    const bytes = await readFile(join(folder, file))
    const own = isHashed(file) ? await readIfThere(join(productFolder, file)) : undefined
    if (own?.equals(bytes)) assets.push(file)
    else files.set(file, bytes)
  }
  return { archive: await packArchive({ files, assets }), assets }
}
