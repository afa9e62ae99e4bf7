import { defaultLocale, type Locale } from '@nila/api/contract'
import { copyFields } from '@nila/api/contract/copy/fields'
import { isKeyOf } from '@nila/api/contract/copy/keys'
import type { CopyFile } from '@nila/api/contract/copy-files'
import type { CopyDefaults } from './copy-defaults.ts'
import { findEntries } from './find-entries.ts'
import { editedValue, publishedValue, translationOf } from './values-of.ts'

/** All words of a language beside the English, for translators who have no account. */
export async function exportCopy(defaults: CopyDefaults, locale: Locale): Promise<CopyFile> {
  const entries = await findEntries(undefined, { locales: [locale] })
  return {
    product: 'nila',
    version: 1,
    locale,
    entries: copyFields
      .filter(({ key }) => isKeyOf(key, locale))
      .map(({ key, shape }) => {
        const english = { locale: defaultLocale, key }
        const { state, isStale } = translationOf(defaults, { locale, key }, entries)
        const { help, max, placeholders } = { ...shape } as {
          help?: string
          max?: number
          placeholders?: string[]
        }
        return {
          key,
          source: publishedValue(defaults, english, entries.of(defaultLocale, key)),
          text: editedValue(defaults, { locale, key }, entries.of(locale, key)),
          state,
          isStale,
          ...(help && { help }),
          ...(max && { max }),
          ...(placeholders?.length && { placeholders }),
        }
      }),
  }
}
