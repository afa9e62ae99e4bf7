import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FOLDER, originOf, pictures, RECORD } from '../pictures/pictures.ts'

const record: Record<string, string> = JSON.parse(readFileSync(RECORD, 'utf8'))

/** WhatsApp shows no picture beyond 300 KB, and it is fetched over the same slow lines. */
const MOST_BYTES = 100 * 1024

/** Where a PNG says how large it is: behind its signature and the name of its first block. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

test('the pictures are those of the words and the drawing of now', () => {
  expect(record, 'Run `npm run pictures` and commit what it draws.').toEqual(
    Object.fromEntries(pictures.map((picture) => [picture.file, originOf(picture)])),
  )
})

describe.each(pictures)('$file', ({ file, width, height }) => {
  test('is a picture of the size it is announced with, and light', () => {
    const path = join(FOLDER, file)
    expect(existsSync(path)).toBe(true)
    const png = readFileSync(path)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(sizeOf(png)).toEqual({ width, height })
    expect(png.length).toBeLessThanOrEqual(MOST_BYTES)
  })
})
