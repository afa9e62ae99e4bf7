import { defaultLocale } from '@nila/api/contract'
import { EVERY_LOCALE, SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import { renamedKeys } from '@nila/api/contract/copy/renamed-keys'
import { defaultSettings, type SiteSettings, type settingVariables } from '@nila/api/contract/copy/settings'
import type { TranslationState } from '@nila/api/contract/copy/snapshot'
import type { Config } from '../config.ts'

/** What the product says by itself, as this version of it was shipped. */
export interface CopyDefaults {
  /** What stands under a key by itself, a setting in the locale `all`; undefined where nothing does. */
  defaultAt: (locale: string, key: string) => unknown
  /** How far the words of a page can be trusted by themselves. */
  stateAt: (locale: string, page: string) => TranslationState
  /** Former names of keys, with those that they have now. */
  renamedKeys: Readonly<Record<string, string>>
}

/** The default words of a language, with how far each page of them can be trusted. */
export interface DefaultWords {
  states: Readonly<Record<string, TranslationState>>
  /** By key. */
  values: ReadonlyMap<string, unknown>
}

/** What the settings are by themselves: the environment counts for more than the product. */
export const settingsOf = (config: Pick<Config, 'upiId' | 'mail'>): SiteSettings => {
  const named: Record<keyof typeof settingVariables, string | undefined> = {
    upiId: config.upiId,
    supportEmail: config.mail.supportEmail,
  }
  return {
    ...defaultSettings,
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
  }
}

/** @param wordsOf gives the default words of a language; undefined of what is none */
export function createCopyDefaults(
  settings: SiteSettings,
  wordsOf: (locale: string) => DefaultWords | undefined,
): CopyDefaults {
  const settingsByKey = new Map<string, unknown>(
    Object.entries(settings).map(([name, value]) => [`${SETTINGS_PAGE}.${name}`, value]),
  )
  return {
    defaultAt: (locale, key) => (locale === EVERY_LOCALE ? settingsByKey : wordsOf(locale)?.values)?.get(key),
    stateAt(locale, page) {
      if (locale === EVERY_LOCALE || locale === defaultLocale) return 'source'
      return wordsOf(locale)?.states[page] ?? 'machine-drafted'
    },
    renamedKeys,
  }
}
