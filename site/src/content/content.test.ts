import { type CopyPage, copySchemas } from '@nila/api/contract/copy/index'
import { describe, expect, test } from 'vitest'
import { copyOf } from '../i18n/copy.ts'
import { defaultLocale, localeTags } from '../i18n/locales.ts'
import { latinWordsIn } from './foreign-words.ts'

const pages = Object.keys(copySchemas) as CopyPage[]

/** Every text of a piece of copy with its path, such as 'hero.title'. */
function textsOf(copy: unknown, path = ''): [path: string, text: string][] {
  if (typeof copy === 'string') return [[path, copy]]
  if (copy === null) return []
  return Object.entries(copy as object).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key))
}

/** What is chosen or followed, not read. */
const isValue = (path: string) => /\.(href|icon|lang)$/.test(path)

/** The exchange on the landing page is in the languages that it says it is in. */
const isSpoken = (path: string) => /^hero\.exchange\.\w+\.words$/.test(path)

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href).sort()

describe.each(localeTags)('the copy in %s', (locale) => {
  test.each(pages)('of %s obeys its schema', (page) => {
    expect(copySchemas[page].safeParse(copyOf(locale)[page]).error?.issues).toBeUndefined()
  })
})

describe.each(localeTags.filter((tag) => tag !== defaultLocale))('the translation into %s', (locale) => {
  test.each(pages)('of %s leaves no English behind', (page) => {
    const left = textsOf(copyOf(locale)[page])
      .filter(([path]) => !isValue(path) && !isSpoken(path))
      .map(([path, text]) => [path, latinWordsIn(text)])
      .filter(([, words]) => words?.length)
    expect(left).toEqual([])
  })

  test.each(pages)('of %s says all that the English does, and links to the same places', (page) => {
    const shapeOf = (copy: unknown) =>
      textsOf(copy).map(([path, text]) => [
        path,
        isValue(path) && !path.endsWith('.lang') ? text : linksIn(text),
        text.split('\n').length,
      ])
    expect(shapeOf(copyOf(locale)[page])).toEqual(shapeOf(copyOf(defaultLocale)[page]))
  })
})
