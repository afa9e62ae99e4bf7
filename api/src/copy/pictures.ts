import { createHash } from 'node:crypto'
import type { Answer } from '@nila/api/contract'
import { Picture } from '@nila/api/contract/copy/kinds'
import type { getPicture, uploadPicture } from '@nila/api/contract/copy-pictures'
import { CopyPicture, CopyPictureVariant, transaction } from '@nila/db'
import type { Actor } from '../http/context.ts'
import { invalidField, Problem } from '../http/problem.ts'
import { readWebp, type Size } from './read-webp.ts'

type Stored = Answer<typeof uploadPicture>
const Measured = Picture.omit({ alt: true })

/** One width of a picture, as it was sent. */
interface GivenVariant {
  width: number
  /** Base64. */
  data: string
}

const NAME_LENGTH = 32

/** Whether one picture is the other in another width, to the pixel to which heights are rounded. */
const isSameShape = (one: Size, other: Size) =>
  Math.abs(one.height - (other.height * one.width) / other.width) <= 1

function readVariants(given: readonly GivenVariant[]) {
  const variants = given.map(({ width, data }, index) => {
    const bytes = Buffer.from(data, 'base64')
    const size = readWebp(bytes)
    if (size?.width !== width) throw invalidField(`variants.${index}.data`, 'picture_invalid')
    return { width, bytes, size }
  })
  variants.sort((a, b) => a.width - b.width)
  const largest = variants.at(-1)
  const isOnePicture = variants.every(
    ({ width, size }, index) =>
      width !== variants[index - 1]?.width && largest !== undefined && isSameShape(size, largest.size),
  )
  if (!largest || !isOnePicture) throw invalidField('variants', 'picture_invalid')
  return { variants, largest }
}

/** Keeps a picture. The same bytes are the same picture, whoever sends them and how often. */
export async function storePicture(actor: Actor, given: readonly GivenVariant[]): Promise<Stored> {
  const { variants, largest } = readVariants(given)
  const hash = createHash('sha256')
  for (const { bytes } of variants) hash.update(bytes)
  const picture = {
    name: hash.digest('hex').slice(0, NAME_LENGTH),
    ...largest.size,
  }
  const answer = Measured.safeParse({ ...picture, widths: variants.map(({ width }) => width) })
  if (!answer.success) throw invalidField('variants', 'picture_invalid')
  await transaction(async (trx) => {
    await CopyPicture.query(trx)
      .insert({ ...picture, authorId: actor.id })
      .onConflict('name')
      .ignore()
    for (const { width, bytes } of variants)
      await CopyPictureVariant.query(trx)
        .insert({ name: picture.name, width, bytes })
        .onConflict(['name', 'width'])
        .ignore()
  })
  return answer.data
}

/** The bytes of a picture. */
export async function readPicture(name: string): Promise<Answer<typeof getPicture>> {
  const variants = await CopyPictureVariant.query().where({ name }).orderBy('width')
  if (variants.length === 0) throw new Problem('picture_not_found')
  return {
    variants: variants.map(({ width, bytes }) => ({ width, data: bytes.toString('base64') })),
  }
}
