import { z } from 'zod'

/** `source`: written by us. `machine-drafted`: translated by a machine, read by nobody yet. `reviewed`: read by a speaker. */
export const TranslationState = z.enum(['source', 'machine-drafted', 'reviewed'])
export type TranslationState = z.infer<typeof TranslationState>

const inLocales = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), z.record(z.string(), value)).default({})

/**
 * What was published over the words that the product comes with. Locales, keys, settings and pages that this version of the product
 * does not have are left alone: a snapshot may be older or newer than what renders it.
 */
export const CopySnapshot = z.strictObject({
  /** By locale and key (`landing.hero.title`); a list is one key with the whole list as its value. */
  overrides: inLocales(z.unknown()),
  /** By the names of `siteSettings`; they count for more than the environment. */
  settings: z.record(z.string(), z.unknown()).default({}),
  /** By locale and page: how far its words can be trusted now. */
  states: inLocales(TranslationState),
})
export type CopySnapshot = z.infer<typeof CopySnapshot>

/** The variable that names the file with the snapshot to whatever renders the site. */
export const SNAPSHOT_VARIABLE = 'NILA_COPY_SNAPSHOT'
