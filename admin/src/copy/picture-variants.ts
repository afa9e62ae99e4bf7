import { PICTURE_WIDTHS } from '@nila/api/contract/copy/kinds'
import { PICTURE_LIMIT } from '@nila/api/contract/copy-pictures'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** The largest file that is opened (bytes), and the tallest picture that is taken (pixels of its widest variant). */
const LARGEST_FILE = 20 * 1024 * 1024
const TALLEST = 4000
/** How good a variant is: the first with which all of them can be sent. */
const QUALITIES = [0.85, 0.7, 0.5]

export interface PictureVariant {
  width: number
  /** WebP in base64. */
  data: string
}

/** `wrong`: no picture that is taken. `no-webp`: this browser cannot make them. `too-large`: even the smallest is more than can be sent. */
export type PictureFault = 'wrong' | 'no-webp' | 'too-large'

export class PictureError extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader()
  const read = new Promise((resolve, reject) => {
    reader.onload = resolve
    reader.onerror = reject
  })
  reader.readAsDataURL(blob)
  await read
  return String(reader.result).split(',')[1] ?? ''
}

async function drawn(bitmap: ImageBitmap, width: number, quality: number): Promise<PictureVariant> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
  // A browser that cannot make WebP makes PNG.
  if (blob?.type !== 'image/webp') throw new PictureError('no-webp')
  return { width, data: await base64Of(blob) }
}

/** The widths in which a picture is kept: none wider than it is. */
export const widthsOf = (width: number): number[] => {
  const widths = PICTURE_WIDTHS.filter((one) => one <= width)
  return widths.length ? widths : [width]
}

/** Opens a picture and draws it anew in each width, which leaves behind what the camera wrote into the file. Throws `PictureError`. */
export async function variantsOf(file: File): Promise<PictureVariant[]> {
  if (!PICTURE_TYPES.includes(file.type) || file.size > LARGEST_FILE) throw new PictureError('wrong')
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError('wrong')
  })
  try {
    const widths = widthsOf(bitmap.width)
    const widest = widths.at(-1) ?? bitmap.width
    if ((bitmap.height * widest) / bitmap.width > TALLEST) throw new PictureError('wrong')
    for (const quality of QUALITIES) {
      const variants: PictureVariant[] = []
      for (const width of widths) variants.push(await drawn(bitmap, width, quality))
      // The names of the fields around them take little.
      if (variants.reduce((sum, { data }) => sum + data.length, 1000) < PICTURE_LIMIT) return variants
    }
    throw new PictureError('too-large')
  } finally {
    bitmap.close()
  }
}
