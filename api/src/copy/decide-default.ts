import { defaultLocale } from '@nila/api/contract'
import type { CopyEntry as Answer } from '@nila/api/contract/copy-entries'
import { CopyEntry } from '@nila/db'
import type { Services } from '../services.ts'
import { changeEntry, checkMayWrite, recordProtected, type Writer } from './change-entry.ts'
import { isOverride, movedDefaultOf, type Place } from './values-of.ts'
import { clearDrafts, writeDrafts } from './write-drafts.ts'

/** Decides between the words of editors and the default of the product: keeps them over the default as it is, or adopts it. */
export async function decideDefault(
  services: Pick<Services, 'copyDefaults' | 'outbox'>,
  place: Place,
  choice: 'keep' | 'adopt',
  writer: Writer,
): Promise<Answer> {
  checkMayWrite(place, writer)
  const { copyDefaults } = services
  const { locale, key } = place
  const itself = copyDefaults.defaultAt(locale, key)
  const source = copyDefaults.defaultAt(defaultLocale, key)
  return changeEntry(services, place, writer.seen, {
    isDone: (entry) =>
      choice === 'keep'
        ? movedDefaultOf(copyDefaults, entry) === null
        : entry.hasDraft
          ? entry.draftIsDefault
          : !isOverride(entry),
    async work(trx, entry) {
      if (choice === 'keep')
        await CopyEntry.query(trx)
          .findById([locale, key])
          .patch({
            ...(entry.hasDraft ? { draftDefault: itself } : { keptDefault: { default: itself } }),
            version: entry.version + 1,
          })
      else if (isOverride(entry))
        await writeDrafts(
          trx,
          locale,
          [{ key, value: null, isDefault: true, default: itself, source }],
          writer.actor.id,
        )
      else await clearDrafts(trx, locale, [key])
      await recordProtected(services, trx, writer.actor, place, entry)
    },
  })
}
