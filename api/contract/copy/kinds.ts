import { z } from 'zod'

/** What an editor is told of one piece of copy: kept as zod metadata, so that one schema validates and describes. */
export interface CopyMeta {
  kind: 'text' | 'markdown' | 'url'
  /** What the words are for, said to the editor. */
  help?: string
  /** The `{names}` that the words must carry. */
  placeholders?: readonly string[]
}

interface TextOptions {
  /** The most characters that the place on the page bears. */
  max: number
  help?: string
  placeholders?: readonly string[]
}

const namesIn = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

function words(kind: 'text' | 'markdown', { max, help, placeholders = [] }: TextOptions) {
  const meta: CopyMeta = { kind, placeholders, ...(help && { help }) }
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(
      (value) => [...placeholders].sort().join() === [...new Set(namesIn(value))].sort().join(),
      `Use exactly these placeholders: ${placeholders.map((name) => `{${name}}`).join(', ') || 'none'}`,
    )
    .meta({ ...meta })
}

/** One line or paragraph of plain words. */
export const text = (options: TextOptions) => words('text', options)

/** Paragraphs with **bold**, links and lists. */
export const markdown = (options: TextOptions) => words('markdown', options)

/** A link to a page of the site ('/donate', '#features') or to another site over https. */
export const url = ({ help }: { help?: string } = {}) =>
  z
    .string()
    .regex(/^(\/(?!\/)|#|https:\/\/|mailto:)/, 'A link starts with /, #, https:// or mailto:')
    .max(500)
    .meta({ kind: 'url', ...(help && { help }) })

/** A link as it is shown: its words and where it leads. */
export const link = (options: TextOptions) => z.strictObject({ label: text(options), href: url() })

/** The words that a page is found and shared by. */
export const pageHead = {
  title: text({ max: 70, help: 'Shown in the browser tab and in search results' }),
  description: text({ max: 170, help: 'Shown under the title in search results' }),
}
