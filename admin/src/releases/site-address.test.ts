import { expect, test } from 'vitest'
import { joinAddress, splitAddress, typedAddress } from './site-address.ts'

test.each([
  ['/', { locale: 'en', path: '/' }],
  ['/donate', { locale: 'en', path: '/donate' }],
  ['/hi', { locale: 'hi', path: '/' }],
  ['/hi/donate', { locale: 'hi', path: '/donate' }],
] as const)('%s is a page in a language, and its address again', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts)
  expect(joinAddress(parts)).toBe(address)
})

test('a page is typed for the language that is chosen, or with its own', () => {
  expect(typedAddress(' /donate ', 'ta')).toEqual({ locale: 'ta', path: '/donate' })
  expect(typedAddress('/hi/donate', 'ta')).toEqual({ locale: 'hi', path: '/donate' })
  expect(typedAddress('/hi', 'en')).toEqual({ locale: 'hi', path: '/' })
})

test.each([
  'donate',
  '',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/admin/users',
  '/api/user',
])('%j is no page of the site', (typed) => {
  expect(typedAddress(typed, 'en')).toBeUndefined()
})
