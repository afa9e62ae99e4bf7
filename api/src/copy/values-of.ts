import { isDeepStrictEqual } from 'node:util'
import { defaultLocale } from '@nila/api/contract'
import { EVERY_LOCALE, pageOfKey } from '@nila/api/contract/copy/keys'
import type { TranslationState } from '@nila/api/contract/copy/snapshot'
import type { CopyDefaults } from './copy-defaults.ts'
import type { Entries, StoredEntry } from './find-entries.ts'

/** Where a piece of copy is. */
export interface Place {
  locale: string
  key: string
}

/** The order of names in a group does not matter: Postgres has its own. */
export const isSame = isDeepStrictEqual

/** Whether something was published that is not the default again. */
export const isOverride = (entry: StoredEntry | undefined): entry is StoredEntry =>
  entry !== undefined && entry.publishedIsDefault === false

/** What visitors see, once the release of it is live. */
export const publishedValue = (
  { defaultAt }: CopyDefaults,
  { locale, key }: Place,
  entry: StoredEntry | undefined,
): unknown => (isOverride(entry) ? entry.publishedValue : defaultAt(locale, key))

/** What editors see: the draft if there is one. */
export function editedValue(defaults: CopyDefaults, place: Place, entry: StoredEntry | undefined): unknown {
  if (!entry?.hasDraft) return publishedValue(defaults, place, entry)
  return entry.draftIsDefault ? defaults.defaultAt(place.locale, place.key) : entry.draft
}

/** Whether nothing is there that anybody could read or see. */
const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** The English that the words of a piece were written to, or that its state speaks of. */
function sourceOf(defaults: CopyDefaults, key: string, entry: StoredEntry | undefined): unknown {
  if (entry?.hasDraft && !entry.draftIsDefault) return entry.draftSource
  if (entry?.state && !entry.hasDraft) return entry.stateSource
  if (isOverride(entry) && !entry.hasDraft) return entry.publishedSource
  return defaults.defaultAt(defaultLocale, key)
}

/** How a piece of a translation stands to the English. */
export function translationOf(
  defaults: CopyDefaults,
  { locale, key }: Place,
  entries: Entries,
): { state: TranslationState; isMissing: boolean; isStale: boolean } {
  // What was retired has no English any more that it could be held against.
  const isUntranslated = locale === EVERY_LOCALE || defaults.defaultAt(defaultLocale, key) === undefined
  if (isUntranslated || locale === defaultLocale) return { state: 'source', isMissing: false, isStale: false }
  const entry = entries.of(locale, key)
  const english = entries.of(defaultLocale, key)
  const place = { locale: defaultLocale, key }
  // A draft may be the translation of English words that are a draft themselves.
  const sources = [
    publishedValue(defaults, place, english),
    ...(entry?.hasDraft ? [editedValue(defaults, place, english)] : []),
  ]
  const isMissing = isNothing(editedValue(defaults, { locale, key }, entry)) && !sources.every(isNothing)
  const source = sourceOf(defaults, key, entry)
  return {
    state: entry?.state ?? defaults.stateAt(locale, pageOfKey(key)),
    isMissing,
    isStale: !isMissing && !sources.some((one) => isSame(one, source)),
  }
}

/** The default over which the words of editors were written, where the product has another one by now. */
export function movedDefaultOf(
  { defaultAt }: CopyDefaults,
  entry: StoredEntry | undefined,
): { was: unknown } | null {
  if (!entry) return null
  const today = defaultAt(entry.locale, entry.key)
  if (today === undefined) return null
  const written = entry.hasDraft && !entry.draftIsDefault
  if (entry.hasDraft ? !written : !isOverride(entry)) return null
  const was = written
    ? entry.draftDefault
    : entry.keptDefault
      ? entry.keptDefault.default
      : entry.publishedDefault
  return isSame(was, today) ? null : { was }
}
