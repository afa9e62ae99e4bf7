// Not among the exports of index.ts: only the screens of editors need it, which are loaded when they are opened.
import { z } from 'zod'
import { TranslationState } from './copy/snapshot.ts'
import { answered, CopyKey, CopyValue } from './copy-entries.ts'
import { endpoint } from './endpoint.ts'
import { localeTags } from './locales.ts'

/** The largest file of a whole language (bytes of JSON). */
export const IMPORT_LIMIT = 4 * 1024 * 1024

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
