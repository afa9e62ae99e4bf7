import type { CopyEntry, CopyLocale } from '@nila/api/contract/copy-entries'
import type { CopyDefaults } from './copy-defaults.ts'
import type { Entries } from './find-entries.ts'
import { movedDefaultOf, type Place, translationOf } from './values-of.ts'

/** A piece of copy, touched or not. */
export function presentEntry(defaults: CopyDefaults, place: Place, entries: Entries): CopyEntry {
  const { locale, key } = place
  const entry = entries.of(locale, key)
  const itself = defaults.defaultAt(locale, key)
  const { publishedVersionId: versionId = null, publishedAt = null, draftedAt = null } = entry ?? {}
  return {
    locale: locale as CopyLocale,
    key,
    ...(itself !== undefined && { default: itself }),
    published:
      entry && versionId !== null && publishedAt
        ? {
            versionId,
            value: entry.publishedValue,
            isDefault: entry.publishedIsDefault === true,
            at: publishedAt.toISOString(),
            author: entry.publisher,
          }
        : null,
    draft:
      entry?.hasDraft && draftedAt
        ? {
            value: entry.draft,
            isDefault: entry.draftIsDefault,
            at: draftedAt.toISOString(),
            author: entry.drafter,
          }
        : null,
    version: entry?.version ?? 0,
    ...translationOf(defaults, place, entries),
    movedDefault: movedDefaultOf(defaults, entry),
  }
}
