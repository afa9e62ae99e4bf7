import { isDeepStrictEqual } from 'node:util'
import { CopySnapshot } from '@nila/api/contract/copy/snapshot'
import { CopyVersion, type Knex, type PartialModelObject, type Release, User } from '@nila/db'
import type { Actor } from '../http/context.ts'
import type { CopyDefaults } from './copy-defaults.ts'
import { isOnPage } from './is-on-page.ts'
import { nameNow, namesOf } from './key-names.ts'
import { lockPlaces } from './lock-entries.ts'
import { findPublished, type Override, overridesOf } from './published-words.ts'

type Names = Pick<CopyDefaults, 'renamedKeys'>
type NewVersion = Required<Pick<CopyVersion, 'locale' | 'key' | 'value' | 'isDefault' | 'releaseId'>> &
  PartialModelObject<CopyVersion>

const placeOf = ({ locale, key }: { locale: string; key: string }) => `${locale} ${key}`

// A draft that says what is published now is none any more; one that was changed since the release was asked for stays.
const MOVE = `update copy_entries entry set
    published_version_id = published.id,
    kept_default = null,
    state_source = case when entry.state is null then null else published.source_value end,
    version = entry.version + 1,
    has_draft = entry.has_draft and not is_said,
    draft = case when is_said then null else draft end,
    draft_is_default = draft_is_default and not is_said,
    draft_default = case when is_said then null else draft_default end,
    draft_source = case when is_said then null else draft_source end,
    draft_author_id = case when is_said then null else draft_author_id end,
    drafted_at = case when is_said then null else drafted_at end
  from (
    select v.*, e.draft_is_default = v.is_default and (v.is_default or e.draft is not distinct from v.value) as is_said
    from copy_versions v join copy_entries e using (locale, key) where v.id = any(?)
  ) published
  where entry.locale = published.locale and entry.key = published.key`

/** Adds versions to the history and makes them what is published. */
async function append(trx: Knex.Transaction, versions: NewVersion[]): Promise<void> {
  if (versions.length === 0) return
  await lockPlaces(trx, versions)
  const added = await CopyVersion.query(trx).insert(versions).returning('id')
  await trx.raw(MOVE, [added.map(({ id }) => id)])
}

/** The authors who still have an account. */
async function knownAuthors(trx: Knex.Transaction, ids: (number | null)[]): Promise<ReadonlySet<number>> {
  const users = await User.query(trx)
    .select('id')
    .whereIn('id', [...new Set(ids.filter((id) => id !== null))])
  return new Set(users.map(({ id }) => id))
}

/** Publishes what a release changes, in the transaction that makes it the live one. */
export async function applyChanges(
  trx: Knex.Transaction,
  names: Names,
  { id: releaseId, changes }: Pick<Release, 'id' | 'changes'>,
): Promise<void> {
  const authors = await knownAuthors(
    trx,
    changes.map(({ authorId }) => authorId),
  )
  await append(
    trx,
    changes.map(({ locale, key, value, isDefault, default: defaultValue, source, authorId }) => ({
      locale,
      key: nameNow(names, key),
      value: isDefault ? null : value,
      isDefault,
      defaultValue,
      sourceValue: source,
      releaseId,
      authorId: authorId !== null && authors.has(authorId) ? authorId : null,
    })),
  )
}

/** In which pieces what is published differs from the words of a release, with what each would be after going back to that. */
export async function differencesTo(
  trx: Knex.Transaction | undefined,
  names: Names,
  { snapshot }: Pick<Release, 'snapshot'>,
): Promise<Override[]> {
  const meant = overridesOf(CopySnapshot.parse(snapshot))
    .map((override) => ({ ...override, key: nameNow(names, override.key) }))
    .filter(({ locale, key }) => isOnPage(locale, key))
  const published = await findPublished(trx)
  const [now, then] = [published, meant].map((all) => new Map(all.map((one) => [placeOf(one), one])))
  return [
    ...meant.filter((one) => !isDeepStrictEqual(now?.get(placeOf(one))?.value, one.value)),
    ...published
      .filter((one) => !then?.has(placeOf(one)))
      .map(({ locale, key }) => ({ locale, key, value: null, isDefault: true })),
  ]
}

/** The latest version with these words, which knows over which default and of which English they were written. */
async function originOf(
  trx: Knex.Transaction,
  names: Names,
  { locale, key, value }: Override,
): Promise<Partial<Pick<CopyVersion, 'defaultValue' | 'sourceValue'>>> {
  const versions = await CopyVersion.query(trx)
    .where({ locale, isDefault: false })
    .whereIn('key', namesOf(names, key))
    .orderBy('id', 'desc')
  const origin = versions.find((version) => isDeepStrictEqual(version.value, value))
  return { defaultValue: origin?.defaultValue, sourceValue: origin?.sourceValue }
}

/**
 * Publishes the words of an earlier release again, in the transaction that makes it the live one; drafts stay.
 * @returns in which pieces that changed what is published
 */
export async function applySnapshot(
  trx: Knex.Transaction,
  names: Names,
  release: Pick<Release, 'snapshot'> & { id: number | null },
  actor: Actor,
): Promise<Override[]> {
  const differences = await differencesTo(trx, names, release)
  const versions: NewVersion[] = []
  for (const difference of differences)
    versions.push({
      ...difference,
      ...(!difference.isDefault && (await originOf(trx, names, difference))),
      releaseId: release.id,
      authorId: actor.id,
    })
  await append(trx, versions)
  return differences
}
