import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale, type Locale } from '@nila/api/contract'
import type { Config } from '../config.ts'
import { type CopyDefaults, createCopyDefaults, type DefaultWords, settingsOf } from './copy-defaults.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'site', 'dist', 'copy')

/** What the build of the site writes of a language. */
interface DefaultsFile {
  states: DefaultWords['states']
  values: Record<string, unknown>
}

function readWords(locale: Locale): DefaultWords {
  const { states, values } = JSON.parse(readFileSync(join(FOLDER, `${locale}.json`), 'utf8')) as DefaultsFile
  return { states, values: new Map(Object.entries(values)) }
}

/**
 * The defaults of the built site. A language is read when somebody first asks for its words: visitors never do, and all of them are over
 * a megabyte that would lie in memory for nothing.
 */
export function loadDefaults(config: Pick<Config, 'upiId' | 'mail'>): CopyDefaults {
  const read = new Map<Locale, DefaultWords>()
  return createCopyDefaults(settingsOf(config), (locale) => {
    if (!isLocale(locale)) return undefined
    const words = read.get(locale) ?? readWords(locale)
    read.set(locale, words)
    return words
  })
}
