import { fieldProblems, problems } from '@nila/api/contract/problems'
import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { enAnalytics } from './en-analytics.ts'
import { enAssistant } from './en-assistant.ts'
import { enAvatars } from './en-avatars.ts'
import { enCopy } from './en-copy.ts'
import { enReleases } from './en-releases.ts'
import { hi } from './hi.ts'
import { hiAnalytics } from './hi-analytics.ts'
import { hiAssistant } from './hi-assistant.ts'
import { hiAvatars } from './hi-avatars.ts'
import { hiCopy } from './hi-copy.ts'
import { hiReleases } from './hi-releases.ts'

type Tree = { [key: string]: string | Tree }

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  )
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort()

// With the texts that are loaded later.
const english = flatten({
  ...en,
  ...enAnalytics,
  ...enAvatars,
  assistant: enAssistant,
  releases: enReleases,
  copy: enCopy,
} as unknown as Tree)
const hindi = new Map(
  flatten({
    ...hi,
    ...hiAnalytics,
    ...hiAvatars,
    assistant: hiAssistant,
    releases: hiReleases,
    copy: hiCopy,
  } as unknown as Tree),
)

describe.each([
  ['en', en],
  ['hi', hi],
] as const)('in %s', (_, messages) => {
  test.each(Object.keys(problems))('the problem %s has words', (code) => {
    expect((messages.problem as Tree)[code]).toMatch(/\S/)
  })
  test.each(Object.keys(fieldProblems))("a field's problem %s has words", (code) => {
    expect((messages.field as Tree)[code]).toMatch(/\S/)
  })
})

test('every English text has a Hindi one with the same placeholders', () => {
  const different = english.filter(([key, text]) => {
    const translated = hindi.get(key)
    return translated === undefined || placeholders(text).join() !== placeholders(translated).join()
  })
  expect(different.map(([key]) => key)).toEqual([])
})

test('nothing is left in English by mistake', () => {
  const sameInBoth = english.filter(([key, text]) => /[a-z]{3}/.test(text) && hindi.get(key) === text)
  const carriesNoWords = ([, text]: [string, string]) => !/[a-z]{3}/i.test(text.replace(/%\{\w+\}/g, ''))
  expect(sameInBoth.filter((entry) => !carriesNoWords(entry)).map(([key]) => key)).toEqual(['product'])
})
