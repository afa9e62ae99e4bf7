import { expect, test } from 'vitest'
import { saysFilled, saysPart, saysSame, textsOf } from './match-words.ts'

test('a text is known however its lines break, and without its marks', () => {
  expect(saysSame('Talk to\n  Naren', 'Talk to Naren')).toBe(true)
  expect(
    saysSame('Read the **rules** and [the policy](/privacy-policy).', 'Read the rules and the policy.'),
  ).toBe(true)
  expect(saysSame('Talk to Naren', 'Talk')).toBe(false)
})

test('so is each paragraph and each item of a longer one', () => {
  const text = 'We keep:\n- your **name**\n- nothing else'
  expect(saysSame(text, 'your name')).toBe(true)
  expect(saysSame(text, 'nothing')).toBe(false)
})

test('what is longer than what is said of it is known by its beginning', () => {
  expect(saysSame('a'.repeat(1500), 'a'.repeat(1000))).toBe(true)
  expect(saysSame(`${'a'.repeat(900)}b`, 'a'.repeat(900))).toBe(false)
})

test('places in braces stand for anything, and not for nothing', () => {
  expect(saysFilled('Version {version} of {date}', 'Version 1.2 of 4 May')).toBe(true)
  expect(saysFilled('Version {version} of {date}', 'Version 1.2 of ')).toBe(false)
  expect(saysFilled('Version {version} of {date}', 'The Version 1.2 of 4 May')).toBe(false)
  expect(saysFilled('{count} (a+b)* reviews', '12 (a+b)* reviews')).toBe(true)
  expect(saysFilled('Reviews', 'Reviews')).toBe(false)
})

test('a text that is little but places says too little', () => {
  expect(saysFilled('{count}', 'Anything at all')).toBe(false)
  expect(saysFilled('{a} – {b}', '12 – 13')).toBe(false)
})

test('a part of a sentence is known where it says enough', () => {
  expect(saysPart('Free and open', 'Nila. Free and open source.')).toBe(true)
  expect(saysPart('and', 'Nila. Free and open source.')).toBe(false)
})

test('a list is all of its texts', () => {
  expect(
    textsOf([
      { title: 'One', href: '/one' },
      { title: 'Two', isNew: true, icon: null },
    ]),
  ).toEqual(['One', '/one', 'Two'])
})
