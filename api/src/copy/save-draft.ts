import { defaultLocale } from '@nila/api/contract'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import type { Services } from '../services.ts'
import { changeEntry, checkMayWrite, recordProtected, type Writer } from './change-entry.ts'
import { checkedValue, checkPicture } from './check-value.ts'
import type { Entries } from './find-entries.ts'
import { editedValue, isSame, type Place, publishedValue } from './values-of.ts'
import { clearDrafts, writeDrafts } from './write-drafts.ts'

type Parts = Pick<Services, 'copyDefaults' | 'outbox'>

/** Saves a draft, over today's default and to today's English; words that are published already are no draft. */
export async function saveDraft(
  services: Parts,
  place: Place,
  given: unknown,
  writer: Writer,
): Promise<CopyEntry> {
  checkMayWrite(place, writer)
  const { copyDefaults } = services
  const { locale, key } = place
  const value = checkedValue(key, given)
  await checkPicture(undefined, key, value)
  const draftOf = (entries: Entries) => ({
    key,
    value,
    isDefault: false,
    default: copyDefaults.defaultAt(locale, key),
    source: editedValue(copyDefaults, { locale: defaultLocale, key }, entries.of(defaultLocale, key)),
  })
  return changeEntry(services, place, writer.seen, {
    isDone(entry, entries) {
      const { default: itself, source } = draftOf(entries)
      return (
        entry.hasDraft &&
        !entry.draftIsDefault &&
        isSame(entry.draft, value) &&
        isSame(entry.draftDefault, itself) &&
        isSame(entry.draftSource, source)
      )
    },
    async work(trx, entry, entries) {
      if (isSame(value, publishedValue(copyDefaults, place, entry))) {
        if (entry.hasDraft) await clearDrafts(trx, locale, [key])
        return
      }
      await writeDrafts(trx, locale, [draftOf(entries)], writer.actor.id)
      await recordProtected(services, trx, writer.actor, place, entry)
    },
  })
}
