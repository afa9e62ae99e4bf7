import { CopyEntry, type Knex } from '@nila/db'

/** A draft of a piece whose entry is locked. */
export interface NewDraft {
  key: string
  /** Null where it is the default of the product again. */
  value: unknown
  isDefault: boolean
  /** What the product says by itself, and what the English is, as the author sees them. */
  default: unknown
  source: unknown
}

const WRITE = `update copy_entries entry set
    has_draft = true, draft = drafted.value, draft_is_default = drafted."isDefault",
    draft_default = drafted."default", draft_source = drafted.source,
    draft_author_id = ?, drafted_at = now(), version = entry.version + 1
  from jsonb_to_recordset(?::jsonb)
    as drafted (key text, value jsonb, "isDefault" boolean, "default" jsonb, source jsonb)
  where entry.locale = ? and entry.key = drafted.key`

/** Writes drafts in place of those that there are. */
export async function writeDrafts(
  trx: Knex.Transaction,
  locale: string,
  drafts: NewDraft[],
  authorId: number,
): Promise<void> {
  if (drafts.length) await trx.raw(WRITE, [authorId, JSON.stringify(drafts), locale])
}

/** Throws drafts away. */
export async function clearDrafts(trx: Knex.Transaction, locale: string, keys: string[]): Promise<void> {
  await CopyEntry.query(trx)
    .patch({
      hasDraft: false,
      draft: null,
      draftIsDefault: false,
      draftDefault: null,
      draftSource: null,
      draftAuthorId: null,
      draftedAt: null,
      version: CopyEntry.raw('version + 1'),
    })
    .where({ locale })
    .whereIn('key', keys)
}
