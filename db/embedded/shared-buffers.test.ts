import { expect, test } from 'vitest'
import { sharedBuffers } from './shared-buffers.ts'

const GB = 1024 ** 3

test.each([
  [0.5, '128MB'],
  [1, '128MB'],
  [2, '256MB'],
  [3, '384MB'],
  [4, '512MB'],
  [64, '512MB'],
])('of %s GB Postgres keeps %s of data at hand', (memory, expected) => {
  expect(sharedBuffers(memory * GB)).toBe(expected)
})
