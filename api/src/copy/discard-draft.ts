import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { changeEntry, type Writer } from './change-entry.ts'
import { isOnPage } from './is-on-page.ts'
import type { Place } from './values-of.ts'
import { clearDrafts } from './write-drafts.ts'

/** Throws a draft away, also of a piece that was retired. One about money, law or signing in is a super-administrator's. */
export async function discardDraft(
  services: Pick<Services, 'copyDefaults'>,
  place: Place,
  { actor, seen }: Pick<Writer, 'actor' | 'seen'>,
): Promise<CopyEntry> {
  const { locale, key } = place
  if (isProtected(key) && actor.role !== 'super_admin') throw new Problem('copy_protected')
  return changeEntry(services, place, seen, {
    isDone: ({ hasDraft, version }) => !hasDraft && (version > 0 || isOnPage(locale, key)),
    async work(trx, { hasDraft }) {
      if (!hasDraft) throw new Problem('copy_not_found')
      await clearDrafts(trx, locale, [key])
    },
  })
}
