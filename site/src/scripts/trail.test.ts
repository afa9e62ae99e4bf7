import { expect, test } from 'vitest'
import { createTrail } from './trail.ts'

test('the way back leads through the pages that were visited, and ends where it began', () => {
  const trail = createTrail('/')
  trail.visit('/donate')
  trail.visit('/contact')
  expect(trail.back()).toBe('/donate')
  expect(trail.isAtStart()).toBe(false)
  expect(trail.back()).toBe('/')
  expect(trail.isAtStart()).toBe(true)
  expect(trail.back()).toBe('/')
})

test('a page that leads on is no step on the way back', () => {
  const trail = createTrail('/')
  trail.visit('/chat')
  trail.arrive('/auto-login?redirect_to=/chat')
  trail.arrive('/auth?redirect_to=/chat')
  expect(trail.current()).toBe('/auth?redirect_to=/chat')
  expect(trail.back()).toBe('/')
})

test('going where one is already is no step', () => {
  const trail = createTrail('/')
  trail.visit('/')
  expect(trail.isAtStart()).toBe(true)
})
