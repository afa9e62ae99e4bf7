import { z } from 'zod'

/** What an editor is told of one piece of copy: kept as zod metadata, so that one schema validates and describes. */
export interface CopyMeta {
  kind: 'text' | 'markdown' | 'url' | 'choice' | 'switch' | 'picture'
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

/** Control characters but the line break, and halves of surrogate pairs: nothing that anybody would read. */
const UNREADABLE = /[^\P{Cc}\n]|\p{Cs}/u

const namesIn = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

function words(kind: 'text' | 'markdown', { max, help, placeholders = [] }: TextOptions) {
  const meta: CopyMeta = { kind, placeholders, ...(help && { help }) }
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !UNREADABLE.test(value), 'text_unstorable')
    .refine(
      (value) => [...placeholders].sort().join() === [...new Set(namesIn(value))].sort().join(),
      'placeholders_wrong',
    )
    .meta({ ...meta })
}

/** One line or paragraph of plain words. */
export const text = (options: TextOptions) => words('text', options)

/** Where links may lead. Browsers take a backslash for a slash, and leave out tabs and line breaks. */
const SAFE_LINK = /^(\/(?![/\\])|#|https:\/\/|mailto:)[^\s\\\p{Cc}]*$/u

/** Where the links of a text lead: what the site makes a link of (site/src/i18n/markdown.ts). */
const linksIn = (words: string) =>
  [...words.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, href]) => href ?? '')

/** Paragraphs with **bold**, links and lists. */
export const markdown = (options: TextOptions) => {
  const plain = words('markdown', options)
  return plain
    .refine((value) => linksIn(value).every((href) => SAFE_LINK.test(href)), 'link_unsafe')
    .meta(plain.meta() ?? {})
}

/** A link to a page of the site ('/donate', '#features') or to another site over https. */
export const url = ({ help }: { help?: string } = {}) =>
  z
    .string()
    .regex(SAFE_LINK, 'link_unsafe')
    .max(500)
    .meta({ kind: 'url', ...(help && { help }) })

/** A link as it is shown: its words and where it leads. */
export const link = (options: TextOptions) => z.strictObject({ label: text(options), href: url() })

/** The words that a page is found and shared by. */
export const pageHead = {
  title: text({ max: 70, help: 'Shown in the browser tab and in search results' }),
  description: text({ max: 170, help: 'Shown under the title in search results' }),
}

/** How wide the variants of a picture are, at most (CSS pixels of a phone, of a column, and of a column on a dense screen). */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

/** An uploaded picture: `/pictures/<name>-<width>.webp` in each of its widths. */
export const Picture = z.strictObject({
  /** The beginning of the hash of its bytes. */
  name: z.string().regex(/^[0-9a-f]{32}$/),
  widths: z.array(z.int().min(1).max(PICTURE_WIDTHS[2])).min(1).max(PICTURE_WIDTHS.length),
  /** Of the widest variant, in pixels. */
  width: z.int().min(1).max(PICTURE_WIDTHS[2]),
  height: z.int().min(1).max(4000),
  /** What it shows, for who cannot see it; empty where it only decorates. */
  alt: z.string().trim().max(200),
})
export type Picture = z.infer<typeof Picture>

/** A picture that may be missing. */
export const picture = ({ help }: { help?: string } = {}) =>
  Picture.nullable().meta({ kind: 'picture', ...(help && { help }) })
