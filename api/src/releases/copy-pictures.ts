import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Picture } from '@nila/api/contract/copy/kinds'
import { CopyPictureVariant } from '@nila/db'

/** The names of all pictures in a value, however deep they are. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { data: picture } = Picture.safeParse(value)
  return picture ? [picture.name] : Object.values(value).flatMap(picturesIn)
}

/** Puts the pictures that a snapshot shows into the folder of its site. */
export async function copyPictures(snapshot: unknown, out: string): Promise<void> {
  const names = [...new Set(picturesIn(snapshot))]
  if (names.length === 0) return
  const folder = join(out, 'pictures')
  await mkdir(folder, { recursive: true })
  for (const name of names)
    for (const { width, bytes } of await CopyPictureVariant.query().where({ name }))
      await writeFile(join(folder, `${name}-${width}.webp`), bytes)
}
