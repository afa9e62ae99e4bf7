import decodeQr from 'qr/decode.js'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawQr } from './draw-qr.ts'

const text = 'otpauth://totp/Nila:asha?secret=EFT7KJGVGW7Y'

/** Whether each module is dark, by the rectangles of the drawing. */
function modulesOf({ viewBox, path }: ReturnType<typeof drawQr>): boolean[][] {
  const size = Number(viewBox.split(' ')[2])
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return modules
}

test('a run of dark modules becomes one rectangle', () => {
  expect(drawQr(text).path).toMatch(/^M4 4h7v1h-7z/)
})

test('the rectangles cover the dark modules and nothing else, four modules away from every edge', () => {
  const modules = modulesOf(drawQr(text))
  expect(modules).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
  const isInTheMiddle = (place: number) => place >= 4 && place < modules.length - 4
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) expect([isInTheMiddle(x), isInTheMiddle(y)]).toEqual([true, true])
    })
  })
})

test('a decoder that is not ours reads the text', () => {
  const modules = modulesOf(drawQr(text))
  const scale = 4
  const size = modules.length * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const isDark = modules[Math.floor(pixel / size / scale)]?.[Math.floor((pixel % size) / scale)]
    if (isDark) data.fill(0, pixel * 4, pixel * 4 + 3)
  }
  expect(decodeQr({ width: size, height: size, data }, { timeLimit: 10_000 })).toBe(text)
})
