import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hindi } from './hindi.ts'
import { readScheme } from './spelling.ts'

const entries = hindi.lexicon.flatMap(({ kind, words }) =>
  words
    .trim()
    .split(/\s+/)
    .map((entry) => ({ kind, entry: entry.normalize('NFC') })),
)

test('the lexicon names no word twice in the same kind', () => {
  const seen = new Map<string, number>()
  for (const { kind, entry } of entries) {
    // The same word may have spellings of its own in two groups.
    if (!entry.includes('=')) seen.set(`${kind} ${entry}`, (seen.get(`${kind} ${entry}`) ?? 0) + 1)
  }
  expect([...seen].filter(([, times]) => times > 1)).toEqual([])
})

test('the letters of each word can be spelled, and its own spellings are Roman', () => {
  const script = readScheme(hindi)
  const wrong = entries.filter(({ entry }) => {
    const [word = '', own] = entry.split('=')
    return !script.lettersOf(word) || (own !== undefined && !/^[a-z]+(,[a-z]+)*$/.test(own))
  })
  expect(wrong).toEqual([])
})

test('each kind of the lexicon has its endings', () => {
  const kinds = new Set(entries.flatMap(({ kind }) => kind ?? []))
  expect([...kinds].filter((kind) => !hindi.endings[kind])).toEqual([])
})

test('who turns the typing on fetches at most 60 KB', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`))
  expect(brotliCompressSync(Buffer.concat(sources)).length).toBeLessThan(60_000)
})
