import decodeQr from 'qr/decode.js'
import type { Page } from './visit.ts'

/** How long the decoder may look (milliseconds); by itself it stops after a frame of a camera. */
const DECODING = 10_000

interface Picture {
  width: number
  height: number
  data: Uint8Array
}

/** What is on the screen there, pixel by pixel. */
export async function pixelsOf(page: Page, element: ReturnType<Page['locator']>): Promise<Picture> {
  const picture = await element.screenshot()
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    return { width, height, data: Array.from(canvas?.getImageData(0, 0, width, height).data ?? []) }
  }, picture.toString('base64'))
  return { width, height, data: Uint8Array.from(data) }
}

/** What a QR code on the screen says, and its modules, four bytes to each. */
export function readQr(picture: Picture) {
  let modules: { width: number; data: ArrayLike<number> } = { width: 0, data: [] }
  const text = decodeQr(picture, {
    timeLimit: DECODING,
    imageOnResult: (image) => {
      modules = image
    },
  })
  return { text, modules }
}

/** Whether a code is of error-correction level M, by the first two modules of its ninth row (ISO/IEC 18004, 7.9): masked, dark and light. */
export const isLevelM = ({ width, data }: ReturnType<typeof readQr>['modules']): boolean =>
  data[8 * width * 4] === 0 && data[(8 * width + 1) * 4] === 255
