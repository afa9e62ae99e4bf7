// Not among the exports of index.ts: only the screens of editors need it, which are loaded when they are opened.
import { z } from 'zod'
import { EVERY_LOCALE } from './copy/fields.ts'
import { PICTURE_WIDTHS, Picture } from './copy/kinds.ts'
import { TranslationState } from './copy/snapshot.ts'
import { endpoint } from './endpoint.ts'
import { Text, Timestamp } from './fields.ts'
import { localeTags } from './locales.ts'

/** The largest body with the words of one piece of copy: a list holds many paragraphs, in scripts of three bytes a letter. */
const ENTRY_LIMIT = 512 * 1024
/** The largest file of a whole language, and the largest upload of a picture with its variants (bytes of JSON). */
export const IMPORT_LIMIT = 4 * 1024 * 1024
export const PICTURE_LIMIT = 6 * 1024 * 1024

/** A language, or `all` for the settings. */
export const CopyLocale = z.enum([...localeTags, EVERY_LOCALE])
export type CopyLocale = z.infer<typeof CopyLocale>

export const CopyKey = z
  .string()
  .max(200)
  .regex(/^[a-zA-Z]\w*(\.\w+)+$/)

const MAX_DEPTH = 6

/** Whether all texts in a value can be stored, and it is no deeper than copy gets; a `__proto__` has no place in it. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return Text.safeParse(value).success
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) return false
  return Object.entries(value).every(([name, part]) => name !== '__proto__' && isStorable(part, depth + 1))
}

/** The words of a piece of copy, or the list, switch or picture that it is; null is no picture, no link, no setting. */
export const CopyValue = z
  .union([z.string(), z.boolean(), z.null(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .refine((value) => isStorable(value), 'text_unstorable')
export type CopyValue = z.infer<typeof CopyValue>

const answered = z.unknown()
const by = { at: Timestamp, author: z.string().nullable() }

/** One piece of copy in one language. */
export const CopyEntry = z.strictObject({
  locale: CopyLocale,
  key: z.string(),
  /** What the product says by itself; absent where the piece was retired. */
  default: answered.optional(),
  /** What is published in place of the default; a null `value` with `isDefault` says that the default was published again. */
  published: z
    .strictObject({ versionId: z.int(), value: answered, isDefault: z.boolean(), ...by })
    .nullable(),
  draft: z.strictObject({ value: answered, isDefault: z.boolean(), ...by }).nullable(),
  /** Goes up with each change; a draft is saved over the version that was looked at (`If-Match`). 0 where nothing was ever changed. */
  version: z.int(),
  state: TranslationState,
  /** Whether nothing stands here that the English has. */
  isMissing: z.boolean(),
  /** Whether the English has changed since this was translated or reviewed. */
  isStale: z.boolean(),
  /** The default over which the published words or the draft were written, where a later version of the product has another. */
  movedDefault: z.strictObject({ was: answered }).nullable(),
})
export type CopyEntry = z.infer<typeof CopyEntry>

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

const ByKey = z.strictObject({ locale: CopyLocale, key: CopyKey })

export const getCopyEntry = endpoint({
  method: 'GET',
  path: '/admin/copy/entries/:locale/:key',
  guard: 'editor',
  params: ByKey,
  answer: CopyEntry,
})

const DraftBody = z.strictObject({ value: CopyValue })

/**
 * Saves a draft. Refused (412, with the entry as it is now) where somebody else has changed it since the version that was looked at; refused
 * (403 `copy_protected`) for words that only a super-administrator writes.
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/admin/copy/entries/:locale/:key',
  guard: 'editor',
  params: ByKey,
  body: DraftBody,
  bodyLimit: ENTRY_LIMIT,
  answer: CopyEntry,
})
export const saveProtectedDraft = endpoint({
  method: 'PUT',
  path: '/admin/copy/protected/:locale/:key',
  guard: 'super_admin',
  reauthentication: true,
  params: ByKey,
  body: DraftBody,
  bodyLimit: ENTRY_LIMIT,
  answer: CopyEntry,
})

/** Throws a draft away; what is published stays. */
export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/admin/copy/entries/:locale/:key',
  guard: 'editor',
  params: ByKey,
  answer: CopyEntry,
})

/** `adopt`: the draft is the default of the product again. `keep`: the override stands, now over the default as it is. */
const DefaultBody = z.strictObject({ choice: z.enum(['keep', 'adopt']) })
export const decideDefault = endpoint({
  method: 'POST',
  path: '/admin/copy/entries/:locale/:key/default',
  guard: 'editor',
  params: ByKey,
  body: DefaultBody,
  answer: CopyEntry,
})
export const decideProtectedDefault = endpoint({
  method: 'POST',
  path: '/admin/copy/protected/:locale/:key/default',
  guard: 'super_admin',
  reauthentication: true,
  params: ByKey,
  body: DefaultBody,
  answer: CopyEntry,
})

/** Says how far translations can be trusted, as they and the English stand now. */
export const setTranslationState = endpoint({
  method: 'POST',
  path: '/admin/copy/translation-states',
  guard: 'editor',
  body: z.strictObject({
    locale: z.enum(localeTags),
    keys: z.array(CopyKey).min(1).max(300),
    state: z.enum(['machine-drafted', 'reviewed']),
  }),
  answer: z.strictObject({ entries: z.array(CopyEntry) }),
})

/** What was published of a piece, the latest first: at most 100 versions. */
export const listCopyVersions = endpoint({
  method: 'GET',
  path: '/admin/copy/entries/:locale/:key/versions',
  guard: 'editor',
  params: ByKey,
  answer: z.strictObject({
    versions: z.array(
      z.strictObject({
        id: z.int(),
        value: answered,
        isDefault: z.boolean(),
        /** Null is the one that came with the product, gone back to. */
        releaseId: z.int().nullable(),
        ...by,
      }),
    ),
  }),
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

/** One language as a file for translators who have no account. */
export const CopyFile = z.strictObject({
  product: z.literal('nila'),
  version: z.literal(1),
  locale: z.enum(localeTags),
  entries: z.array(
    z.strictObject({
      key: z.string(),
      /** The English words, as they are published. */
      source: answered,
      /** The words of the language: the draft if there is one, else what is published. */
      text: answered,
      state: TranslationState,
      isStale: z.boolean(),
      help: z.string().optional(),
      max: z.int().optional(),
      placeholders: z.array(z.string()).optional(),
    }),
  ),
})
export type CopyFile = z.infer<typeof CopyFile>

export const exportCopy = endpoint({
  method: 'GET',
  path: '/admin/copy/files/:locale',
  guard: 'editor',
  params: z.strictObject({ locale: z.enum(localeTags) }),
  answer: CopyFile,
})

/**
 * Takes the words of a file as drafts: only those that differ from what stands, and only where they obey the rules of their key. `source` tells
 * which English they were translated from: where that has changed meanwhile they are taken and marked stale. The rest of the file is ignored.
 */
export const importCopy = endpoint({
  method: 'POST',
  path: '/admin/copy/files/:locale',
  guard: 'editor',
  params: z.strictObject({ locale: z.enum(localeTags) }),
  body: z.object({
    product: z.literal('nila'),
    version: z.literal(1),
    locale: z.enum(localeTags),
    entries: z
      .array(z.object({ key: CopyKey, source: CopyValue.optional(), text: CopyValue }))
      .min(1)
      .max(5000),
  }),
  bodyLimit: IMPORT_LIMIT,
  answer: z.strictObject({
    saved: z.array(z.string()),
    unchanged: z.int(),
    refused: z.array(
      z.strictObject({
        key: z.string(),
        reason: z.enum(['unknown', 'protected', 'invalid', 'drafted_by_others']),
        /** What is wrong with it, in English. */
        detail: z.string().optional(),
      }),
    ),
  }),
})

/**
 * A picture in its widths, as WebP. The browser of the editor makes them, so that what the camera wrote into the file (place, device) never
 * leaves it; the server looks at the bytes themselves for type and size.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin/copy/pictures',
  guard: 'editor',
  body: z.strictObject({
    variants: z
      .array(
        z.strictObject({ width: z.int().min(1).max(PICTURE_WIDTHS[2]), data: z.base64().max(4_000_000) }),
      )
      .min(1)
      .max(PICTURE_WIDTHS.length),
  }),
  bodyLimit: PICTURE_LIMIT,
  answer: Picture.omit({ alt: true }),
  status: 201,
})

/** The bytes of a picture, for an editor whose page was loaded anew: what is a draft is on no page yet. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/admin/copy/pictures/:name',
  guard: 'editor',
  params: z.strictObject({ name: Picture.shape.name }),
  answer: z.strictObject({ variants: z.array(z.strictObject({ width: z.int(), data: z.base64() })) }),
})
