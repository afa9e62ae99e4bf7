import type { Client } from '@nila/api/contract/client'
import { EVERY_LOCALE } from '@nila/api/contract/copy/keys'
import type { CopyLocale } from '@nila/api/contract/copy-entries'
import { getCopyPage, listCopyPages, searchCopy } from '@nila/api/contract/copy-pages'
import type { PointedWords } from '@nila/api/contract/edit-message'
import { saysFilled, saysPart, saysSame, textsOf } from './match-words.ts'
import { splitAddress } from './site-address.ts'

export interface FoundPiece {
  locale: CopyLocale
  key: string
  /** What it says, as it is written. */
  text: string
}

/** The API takes searches of so many characters. */
const SEARCH = { minimum: 2, maximum: 200 }

const eachOnce = (pieces: FoundPiece[]): FoundPiece[] => [
  ...new Map(pieces.map((piece) => [`${piece.locale} ${piece.key}`, piece])).values(),
]

/** Finds words where they are copy as they stand. */
async function search(call: Client['call'], text: string, locale: CopyLocale) {
  const q = text.slice(0, SEARCH.maximum).trim()
  if (q.length < SEARCH.minimum) return []
  const { matches } = await call(searchCopy, { query: { q, locale } })
  return matches.filter((match) => match.where !== 'key' && saysSame(match.text, text))
}

/** All texts of a page, the draft before what is published before the default. */
async function textsOn(call: Client['call'], page: string, locale: CopyLocale): Promise<FoundPiece[]> {
  const { entries } = await call(getCopyPage, { params: { page }, query: { locales: locale } })
  return entries.flatMap((entry) => {
    const written = [entry.draft, entry.published].find((one) => one && !one.isDefault)
    return textsOf(written ? written.value : entry.default).map((text) => ({ ...entry, text }))
  })
}

/**
 * Finds the pieces of copy that say what somebody points at: exactly, else with places filled in, else in a part of it. Those of the page
 * itself, and those that are on many pages, come before all others.
 */
export async function findPieces(
  call: Client['call'],
  { text, locale, path }: PointedWords,
): Promise<FoundPiece[]> {
  const [{ pages }, ...found] = await Promise.all([
    call(listCopyPages, {}),
    search(call, text, locale),
    search(call, text, EVERY_LOCALE),
  ])
  const own = splitAddress(path).path
  const around = pages
    .filter((page) => page.path === own || page.path === null)
    .sort((a, b) => Number(a.path === null) - Number(b.path === null))
  const exact = found.flat()
  const here = around.flatMap(({ page }) => exact.filter((match) => match.page === page))
  if (here.length) return eachOnce(here)

  const localeOf = (page: (typeof pages)[number]) => (EVERY_LOCALE in page.locales ? EVERY_LOCALE : locale)
  const texts = (await Promise.all(around.map((page) => textsOn(call, page.page, localeOf(page))))).flat()
  const filled = texts.filter((piece) => saysSame(piece.text, text) || saysFilled(piece.text, text))
  if (filled.length) return eachOnce(filled)
  if (exact.length) return eachOnce(exact)
  return eachOnce(texts.filter((piece) => saysPart(piece.text, text)))
}
