// Not among the exports of index.ts: only the preview of the back office needs it.
import { z } from 'zod'
import { localeTags } from './locales.ts'
import { POINTED_LIMIT } from './pointed-limit.ts'

/** Words of a page, as a visitor reads them. */
export const PointedWords = z.strictObject({
  text: z.string().trim().min(1).max(POINTED_LIMIT),
  locale: z.enum(localeTags),
  /** The address of the page, with its language. */
  path: z.string().max(500).startsWith('/'),
})
export type PointedWords = z.infer<typeof PointedWords>

/** What a page in the preview tells the back office that frames it: which words its visitor would like to change. */
export const EditMessage = PointedWords.extend({ type: z.literal('nila-edit') })
export type EditMessage = z.infer<typeof EditMessage>

/** What the back office tells a page in the preview that it frames: whether words are to be chosen in it. */
export interface EditingMessage {
  type: 'nila-editing'
  isOn: boolean
}
