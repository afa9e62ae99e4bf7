// Not among the exports of index.ts: only the screens of editors need it, which are loaded when they are opened.
import { z } from 'zod'
import { EVERY_LOCALE } from './copy/keys.ts'
import { TranslationState } from './copy/snapshot.ts'
import { endpoint } from './endpoint.ts'
import { Text, Timestamp } from './fields.ts'
import { localeTags } from './locales.ts'

/** The largest body with the words of one piece of copy: a list holds many paragraphs, in scripts of three bytes a letter. */
const ENTRY_LIMIT = 512 * 1024

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

/** Words as they are kept; those of older versions of the product may have any shape. */
export const answered = z.unknown()
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
