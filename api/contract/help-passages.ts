import { z } from 'zod'
import { localeTags } from './locales.ts'

/** The file of a built site that holds its passages; the server keeps it to itself. */
export const HELP_PASSAGES_FILE = 'help-passages.json'

/** A few sentences of the site that answer a question, in one language. */
export const HelpPassage = z.strictObject({
  locale: z.enum(localeTags),
  /** What it is in every language, such as 'donate.why'. */
  place: z.string().min(1),
  /** The address of its page in its language, such as '/hi/mobile-app#get'. */
  path: z.string().startsWith('/'),
  /** What the page is called. */
  title: z.string().min(1),
  heading: z.string().min(1),
  /** Plain words. */
  text: z.string().min(1),
})
export type HelpPassage = z.infer<typeof HelpPassage>

export const HelpPassages = z.array(HelpPassage)
