import { defaultLocale, type Locale } from '@nila/api/contract'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { transaction } from '@nila/db'
import { invalidField, Problem } from '../http/problem.ts'
import type { CopyDefaults } from './copy-defaults.ts'
import { findEntries } from './find-entries.ts'
import { isOnPage } from './is-on-page.ts'
import { lockEntries } from './lock-entries.ts'
import { presentEntry } from './present-entry.ts'
import { editedValue, publishedValue } from './values-of.ts'

const SET = `update copy_entries entry set
    state = ?, state_source = said.published, version = entry.version + 1,
    draft_source = case when has_draft and not draft_is_default then said.edited else draft_source end
  from jsonb_to_recordset(?::jsonb) as said (key text, published jsonb, edited jsonb)
  where entry.locale = ? and entry.key = said.key`

/** Says how far translations can be trusted, as they and the English stand now; a draft among them is then up to date too. */
export async function setTranslationState(
  defaults: CopyDefaults,
  { locale, keys: given, state }: { locale: Locale; keys: string[]; state: 'machine-drafted' | 'reviewed' },
): Promise<CopyEntry[]> {
  // English is what the others are translated from.
  if (locale === defaultLocale) throw invalidField('locale', 'invalid_value')
  const keys = [...new Set(given)]
  if (keys.some((key) => !isOnPage(locale, key))) throw new Problem('copy_not_found')
  return transaction(async (trx) => {
    const entries = await lockEntries(trx, locale, keys)
    const sources = keys.map((key) => {
      const place = { locale: defaultLocale, key }
      const english = entries.of(defaultLocale, key)
      return {
        key,
        published: publishedValue(defaults, place, english),
        edited: editedValue(defaults, place, english),
      }
    })
    await trx.raw(SET, [state, JSON.stringify(sources), locale])
    const written = await findEntries(trx, { locales: [locale], keys })
    return keys.map((key) => presentEntry(defaults, { locale, key }, written))
  })
}
