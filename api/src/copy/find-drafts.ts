import { isProtected } from '@nila/api/contract/copy/protected-keys'
import { CopyEntry, type Knex, type ReleaseChange } from '@nila/db'
import { isOnPage } from './is-on-page.ts'

/**
 * All drafts, as a release publishes them; those of retired keys stay with their editors.
 * @param withProtected whether those of money, law and signing in are among them
 */
export async function findDrafts(
  trx: Knex.Transaction | undefined,
  { withProtected }: { withProtected: boolean },
): Promise<ReleaseChange[]> {
  const entries = await CopyEntry.query(trx).where({ hasDraft: true }).orderBy(['locale', 'key'])
  return entries
    .filter(({ locale, key }) => isOnPage(locale, key) && (withProtected || !isProtected(key)))
    .map(({ locale, key, version, draft, draftIsDefault, draftDefault, draftSource, draftAuthorId }) => ({
      locale,
      key,
      version,
      value: draft,
      isDefault: draftIsDefault,
      default: draftDefault,
      source: draftSource,
      authorId: draftAuthorId,
    }))
}
