import { expect, test } from 'vitest'
import { groupByFour } from './group-by-four.ts'
import { placeOf } from './place-of.ts'

test('a key is shown in groups of four, and without its blanks it is the same', () => {
  expect(groupByFour('EFT7KJGVGW')).toBe('EFT7 KJGV GW')
  expect(groupByFour('EFT7KJGV')).toBe('EFT7 KJGV')
})

test('a place is a country in the language of the page and the shortened address, as far as they are known', () => {
  expect(placeOf('en', { country: 'IN', ip: '203.0.113.0' }, 'Unknown place')).toBe('India · 203.0.113.0')
  expect(placeOf('hi-IN', { country: 'IN', ip: null }, 'Unknown place')).toBe('भारत')
  expect(placeOf('en', { country: null, ip: null }, 'Unknown place')).toBe('Unknown place')
})
