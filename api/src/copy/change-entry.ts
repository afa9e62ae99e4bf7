import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { type Knex, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { type Entries, findEntries, type StoredEntry } from './find-entries.ts'
import { isOnPage } from './is-on-page.ts'
import { forgetUntouched, lockEntries } from './lock-entries.ts'
import { noticeAdministrators } from './notice-administrators.ts'
import { presentEntry } from './present-entry.ts'
import type { Place } from './values-of.ts'

export interface Writer {
  actor: Actor
  /** The version that was looked at; undefined where the last write wins. */
  seen: number | undefined
  /** Whether this is a super-administrator who has just shown who they are. */
  mayWriteProtected: boolean
}

/** Refuses to write what is on no page, and what this writer may not. */
export function checkMayWrite({ locale, key }: Place, { mayWriteProtected }: Writer): void {
  if (!isOnPage(locale, key)) throw new Problem('copy_not_found')
  if (isProtected(key) && !mayWriteProtected) throw new Problem('copy_protected')
}

interface Change {
  /** Whether there is nothing to do any more: an answer was lost, and the call comes again. */
  isDone: (entry: StoredEntry, entries: Entries) => boolean
  work: (trx: Knex.Transaction, entry: StoredEntry, entries: Entries) => Promise<void>
}

/** Changes one piece that nobody else changes meanwhile. Refused where somebody else has since it was looked at. */
export const changeEntry = (
  { copyDefaults }: Pick<Services, 'copyDefaults'>,
  place: Place,
  seen: number | undefined,
  { isDone, work }: Change,
): Promise<CopyEntry> =>
  transaction(async (trx) => {
    const { locale, key } = place
    const entries = await lockEntries(trx, locale, [key])
    const entry = entries.of(locale, key)
    if (!entry) throw new RangeError(`The entry ${locale} ${key} was not locked.`)
    if (!isDone(entry, entries)) {
      if (seen !== undefined && seen !== entry.version)
        throw new Problem('stale_version', { current: presentEntry(copyDefaults, place, entries) })
      await work(trx, entry, entries)
    }
    await forgetUntouched(trx, locale, [key])
    return presentEntry(copyDefaults, place, await findEntries(trx, { locales: [locale], keys: [key] }))
  })

/** Writes down that words about money, law or signing in were written, and tells the other administrators of the first of them. */
export async function recordProtected(
  services: Pick<Services, 'outbox'>,
  trx: Knex.Transaction,
  actor: Actor,
  { locale, key }: Place,
  before: StoredEntry,
): Promise<void> {
  if (!isProtected(key)) return
  await recordAudit(trx, actor, 'copy.write_protected', { type: 'copy', id: null, details: { locale, key } })
  // A draft is saved again and again while it is written; that it is published is told in any case.
  if (before.hasDraft && before.draftAuthorId === actor.id) return
  await noticeAdministrators(services, trx, actor, { what: 'draft', keys: [key] })
}
