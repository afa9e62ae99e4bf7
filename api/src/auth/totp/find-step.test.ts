import { expect, test } from 'vitest'
import { findStep } from './find-step.ts'

// RFC 6238, appendix B: the last six digits of SHA-1's codes.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const NOW = 1111111109
const CODE = '081804'
const STEP = Math.floor(NOW / 30)

test('the code of a moment is that of its step', () => {
  expect(findStep(SECRET, '287082', 59)).toBe(1)
  expect(findStep(SECRET, CODE, NOW)).toBe(STEP)
})

test('a clock may be one step off, to either side, and no more', () => {
  expect(findStep(SECRET, CODE, NOW + 30)).toBe(STEP)
  expect(findStep(SECRET, CODE, NOW - 30)).toBe(STEP)
  expect(findStep(SECRET, CODE, NOW + 60)).toBeUndefined()
  expect(findStep(SECRET, CODE, NOW - 60)).toBeUndefined()
})

test.each(['', '81804', '0081804', '08180x', '०८१८०४', ' 081804', '1e5000'])('%j is no code', (typed) => {
  expect(findStep(SECRET, typed, NOW)).toBeUndefined()
})
