import { copyFields } from '@nila/api/contract/copy/fields'
import { EVERY_LOCALE, pageOfKey, SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import type { CopySnapshot, TranslationState } from '@nila/api/contract/copy/snapshot'
import { CopyEntry, type Knex } from '@nila/db'
import type { CopyDefaults } from './copy-defaults.ts'
import { isOnPage } from './is-on-page.ts'

/** Words that stand in place of a default, or that it stands by itself again. */
export interface Override {
  locale: string
  key: string
  value: unknown
  isDefault: boolean
}

const settingOf = (key: string): string => key.slice(SETTINGS_PAGE.length + 1)

/** Lays overrides over the words of a snapshot. */
export function withOverrides(snapshot: CopySnapshot, overrides: Override[]): CopySnapshot {
  const laid = structuredClone(snapshot)
  for (const { locale, key, value, isDefault } of overrides) {
    laid.overrides[locale] ??= {}
    const [words, name] =
      locale === EVERY_LOCALE ? [laid.settings, settingOf(key)] : [laid.overrides[locale], key]
    if (isDefault) delete words[name]
    else words[name] = value
  }
  for (const [locale, words] of Object.entries(laid.overrides))
    if (Object.keys(words).length === 0) delete laid.overrides[locale]
  return laid
}

/** The words of a snapshot, one by one. */
export const overridesOf = ({ overrides, settings }: CopySnapshot): Override[] => [
  ...Object.entries(overrides).flatMap(([locale, words]) =>
    Object.entries(words).map(([key, value]) => ({ locale, key, value, isDefault: false })),
  ),
  ...Object.entries(settings).map(([name, value]) => ({
    locale: EVERY_LOCALE,
    key: `${SETTINGS_PAGE}.${name}`,
    value,
    isDefault: false,
  })),
]

/** How far pages can be trusted of whose pieces an editor has said something, where that is other than by itself. */
async function readStates(
  trx: Knex.Transaction | undefined,
  { stateAt }: CopyDefaults,
): Promise<CopySnapshot['states']> {
  const said = await CopyEntry.query(trx).select('locale', 'key', 'state').whereNotNull('state')
  const byPlace = new Map(said.map(({ locale, key, state }) => [`${locale} ${key}`, state]))
  const places = new Map(
    said
      .filter(({ locale, key }) => isOnPage(locale, key))
      .map(({ locale, key }) => [`${locale} ${pageOfKey(key)}`, { locale, page: pageOfKey(key) }]),
  )
  const states: Record<string, Record<string, TranslationState>> = {}
  for (const { locale, page } of places.values()) {
    const itself = stateAt(locale, page)
    const isRead = copyFields
      .filter((field) => field.page === page)
      .every(({ key }) => (byPlace.get(`${locale} ${key}`) ?? itself) !== 'machine-drafted')
    const state = isRead ? 'reviewed' : 'machine-drafted'
    if (state === itself || (isRead && itself === 'source')) continue
    states[locale] = { ...states[locale], [page]: state }
  }
  return states
}

/** What is published of this version's keys in place of their defaults. */
export async function findPublished(trx: Knex.Transaction | undefined): Promise<Override[]> {
  // Under the key of the entry: a version may have been published when it had another one.
  const rows = (await CopyEntry.query(trx)
    .alias('entry')
    .join('copyVersions as version', 'version.id', 'entry.publishedVersionId')
    .where('version.isDefault', false)
    .orderBy(['entry.locale', 'entry.key'])
    .select('entry.locale', 'entry.key', 'version.value', 'version.isDefault')) as unknown as Override[]
  return rows.filter(({ locale, key }) => isOnPage(locale, key))
}

/** What is published now over what the product comes with: of what a release is made, with drafts laid over it. */
export async function publishedWords(
  trx: Knex.Transaction | undefined,
  defaults: CopyDefaults,
): Promise<CopySnapshot> {
  const states = await readStates(trx, defaults)
  return withOverrides({ overrides: {}, settings: {}, states }, await findPublished(trx))
}
