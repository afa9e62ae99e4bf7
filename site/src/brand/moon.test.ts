import { expect, test } from 'vitest'
import { moonPath } from './moon.ts'

test('a new moon has no lit part', () => {
  expect(moonPath(0)).toBe('')
})

test('a crescent is cut from the disc by a terminator that bends with the limb', () => {
  expect(moonPath(0.3)).toBe('M12 2A10 10 0 0 1 12 22A4 10 0 0 0 12 2Z')
})

test('past the half the terminator bends the other way', () => {
  expect(moonPath(0.8)).toBe('M12 2A10 10 0 0 1 12 22A6 10 0 0 1 12 2Z')
})

test('a full moon is the whole disc', () => {
  expect(moonPath(1)).toBe('M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2Z')
})
