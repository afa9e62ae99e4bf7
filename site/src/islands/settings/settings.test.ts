import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { groupByFour } from './group-by-four.ts'
import { placeOf } from './place-of.ts'
import { qrPath } from './qr-path.ts'

test('a key is shown in groups of four, and without its blanks it is the same', () => {
  expect(groupByFour('EFT7KJGVGW')).toBe('EFT7 KJGV GW')
  expect(groupByFour('EFT7KJGV')).toBe('EFT7 KJGV')
})

test('a run of dark modules becomes one rectangle, row by row', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
})

test('the rectangles of a QR code cover its dark modules and nothing else', () => {
  const { data } = encode('otpauth://totp/Nila:asha?secret=EFT7KJGVGW7Y', { ecc: 'M' })
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, width] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let step = 0; step < Number(width); step += 1) {
      const row = drawn[Number(y)]
      if (row) row[Number(x) + step] = true
    }
  expect(drawn).toEqual(data)
})

test('a place is a country in the language of the page and the shortened address, as far as they are known', () => {
  expect(placeOf('en', { country: 'IN', ip: '203.0.113.0' }, 'Unknown place')).toBe('India · 203.0.113.0')
  expect(placeOf('hi-IN', { country: 'IN', ip: null }, 'Unknown place')).toBe('भारत')
  expect(placeOf('en', { country: null, ip: null }, 'Unknown place')).toBe('Unknown place')
})
