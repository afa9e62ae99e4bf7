import { type Answer, localeTags } from '@nila/api/contract'
import { EVERY_LOCALE, SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { CopyEntry, CopyLocale } from '@nila/api/contract/copy-entries'
import type { CopyCounts, getCopyPage, listCopyPages } from '@nila/api/contract/copy-pages'
import { Problem } from '../http/problem.ts'
import type { CopyDefaults } from './copy-defaults.ts'
import { type Entries, findEntries } from './find-entries.ts'
import { isOnPage } from './is-on-page.ts'
import { keysByPage, pagePaths } from './page-paths.ts'
import { presentEntry } from './present-entry.ts'
import { movedDefaultOf, translationOf } from './values-of.ts'

const localesOf = (page: string): readonly CopyLocale[] =>
  page === SETTINGS_PAGE ? [EVERY_LOCALE] : localeTags

function count(
  defaults: CopyDefaults,
  locale: string,
  keys: readonly string[],
  entries: Entries,
): CopyCounts {
  const counts = {
    pieces: keys.length,
    drafts: 0,
    missing: 0,
    stale: 0,
    machineDrafted: 0,
    reviewed: 0,
    movedDefaults: 0,
  }
  for (const key of keys) {
    const entry = entries.of(locale, key)
    const { state, isMissing, isStale } = translationOf(defaults, { locale, key }, entries)
    counts.drafts += Number(entry?.hasDraft ?? false)
    counts.missing += Number(isMissing)
    counts.stale += Number(isStale)
    counts.machineDrafted += Number(state === 'machine-drafted')
    counts.reviewed += Number(state === 'reviewed')
    counts.movedDefaults += Number(movedDefaultOf(defaults, entry) !== null)
  }
  return counts
}

/** All pages with how far each language of them is, and the touched pieces that no page has any more. */
export async function findPages(defaults: CopyDefaults): Promise<Answer<typeof listCopyPages>> {
  const entries = await findEntries(undefined, {})
  const pages = [...keysByPage].map(([page, keys]) => ({
    page,
    path: pagePaths[page as keyof typeof pagePaths],
    isProtected: isProtected(page),
    locales: Object.fromEntries(
      localesOf(page).map((locale) => [locale, count(defaults, locale, keys, entries)]),
    ),
  }))
  const retired = entries.all
    .filter(({ locale, key }) => !isOnPage(locale, key))
    .map(({ locale, key }) => ({ locale: locale as CopyLocale, key }))
  return { pages, retired }
}

/** The pieces of a page in some languages, by piece. */
export async function findPage(
  defaults: CopyDefaults,
  page: string,
  locales: CopyLocale[],
): Promise<Answer<typeof getCopyPage>> {
  const keys = keysByPage.get(page)
  if (!keys) throw new Problem('copy_not_found')
  const entries = await findEntries(undefined, { locales, keys })
  const asked = localesOf(page).filter((locale) => locales.includes(locale))
  return {
    entries: keys.flatMap((key) => asked.map((locale) => presentEntry(defaults, { locale, key }, entries))),
  }
}

/** One piece, also one that was retired. */
export async function findEntry(defaults: CopyDefaults, locale: string, key: string): Promise<CopyEntry> {
  const entries = await findEntries(undefined, { locales: [locale], keys: [key] })
  if (!isOnPage(locale, key) && !entries.of(locale, key)) throw new Problem('copy_not_found')
  return presentEntry(defaults, { locale, key }, entries)
}
