// Not among the exports of index.ts: only the screens of editors need it, which are loaded when they are opened.
import { z } from 'zod'
import { CopyEntry, CopyLocale } from './copy-entries.ts'
import { endpoint } from './endpoint.ts'
import { Text } from './fields.ts'
import { localeTags } from './locales.ts'

const Counts = z.strictObject({
  pieces: z.int(),
  drafts: z.int(),
  missing: z.int(),
  stale: z.int(),
  machineDrafted: z.int(),
  reviewed: z.int(),
  /** Overrides whose default has moved. */
  movedDefaults: z.int(),
})
export type CopyCounts = z.infer<typeof Counts>

/** The pages with how far each language of them is. Settings are the page `site`, in the locale `all`. */
export const listCopyPages = endpoint({
  method: 'GET',
  path: '/admin/copy/pages',
  guard: 'editor',
  answer: z.strictObject({
    pages: z.array(
      z.strictObject({
        page: z.string(),
        /** Where the page is, in the default language; null where it is on many, or on none. */
        path: z.string().nullable(),
        isProtected: z.boolean(),
        locales: z.partialRecord(CopyLocale, Counts),
      }),
    ),
    /** Keys with words that no page has any more. */
    retired: z.array(z.strictObject({ locale: CopyLocale, key: z.string() })),
  }),
})

const Locales = z
  .string()
  .transform((tags) => tags.split(','))
  .pipe(z.array(CopyLocale).min(1).max(localeTags.length))

/** The pieces of one page, in one language or more. */
export const getCopyPage = endpoint({
  method: 'GET',
  path: '/admin/copy/pages/:page',
  guard: 'editor',
  params: z.strictObject({ page: z.string().max(40) }),
  query: z.strictObject({ locales: Locales }),
  answer: z.strictObject({ entries: z.array(CopyEntry) }),
})
/** The most matches that a search names. */
export const COPY_SEARCH_LIMIT = 100

/** Finds words: in defaults, published words and drafts of the languages, and in keys. */
export const searchCopy = endpoint({
  method: 'GET',
  path: '/admin/copy/search',
  guard: 'editor',
  query: z.strictObject({ q: Text.pipe(z.string().trim().min(2).max(200)), locale: CopyLocale.optional() }),
  answer: z.strictObject({
    matches: z.array(
      z.strictObject({
        locale: CopyLocale,
        key: z.string(),
        page: z.string(),
        where: z.enum(['default', 'published', 'draft', 'key']),
        /** The text that matches, of a list the one that does. */
        text: z.string(),
      }),
    ),
    isCut: z.boolean(),
  }),
})
