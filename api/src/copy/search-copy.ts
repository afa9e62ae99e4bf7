import { type Answer, defaultLocale, localeTags } from '@nila/api/contract'
import { copyFields } from '@nila/api/contract/copy/fields'
import { EVERY_LOCALE, isKeyOf } from '@nila/api/contract/copy/keys'
import type { CopyLocale } from '@nila/api/contract/copy-entries'
import { COPY_SEARCH_LIMIT, type searchCopy as endpoint } from '@nila/api/contract/copy-pages'
import type { CopyDefaults } from './copy-defaults.ts'
import { findEntries, type StoredEntry } from './find-entries.ts'
import { isOverride } from './values-of.ts'

type Match = Answer<typeof endpoint>['matches'][number]

/** The same words in the same letters, whoever typed them. */
const folded = (words: string) => words.normalize('NFC').toLowerCase()

/** The first text in a value that has the words. */
function textWith(words: string, value: unknown): string | undefined {
  if (typeof value === 'string') return folded(value).includes(words) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const found = textWith(words, part)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where a piece has the words: what is nearest to being seen counts first. */
function matchIn(
  words: string,
  itself: unknown,
  entry: StoredEntry | undefined,
): Pick<Match, 'where' | 'text'> | undefined {
  const places = [
    ['draft', entry?.draft],
    ['published', isOverride(entry) ? entry.publishedValue : undefined],
    ['default', itself],
  ] as const
  for (const [where, value] of places) {
    const text = textWith(words, value)
    if (text !== undefined) return { where, text }
  }
  return undefined
}

/** Finds the pieces that have some words, one match of each; by key in the first locale that is asked for. */
export async function searchCopy(
  { defaultAt }: CopyDefaults,
  { q, locale }: { q: string; locale?: CopyLocale | undefined },
): Promise<Answer<typeof endpoint>> {
  const words = folded(q)
  const locales: readonly CopyLocale[] = locale ? [locale] : [...localeTags, EVERY_LOCALE]
  const entries = await findEntries(undefined, { locales })
  const matches: Match[] = []
  for (const { key, page } of copyFields) {
    for (const tag of locales.filter((one) => isKeyOf(key, one))) {
      const isNamed = folded(key).includes(words) && [locale, EVERY_LOCALE, defaultLocale].includes(tag)
      const found =
        matchIn(words, defaultAt(tag, key), entries.of(tag, key)) ??
        (isNamed ? ({ where: 'key', text: key } as const) : undefined)
      if (!found) continue
      if (matches.length === COPY_SEARCH_LIMIT) return { matches, isCut: true }
      matches.push({ locale: tag, key, page, ...found })
    }
  }
  return { matches, isCut: false }
}
