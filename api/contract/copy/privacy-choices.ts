import { z } from 'zod'
import { text } from './kinds.ts'

const label = (help?: string) => text({ max: 80, ...(help && { help }) })
const sentence = (help?: string) => text({ max: 400, ...(help && { help }) })

/** What is said of how visits are counted, and what can be chosen of it: in a dialog of every page, and in the settings. */
export const privacyChoicesCopy = z.strictObject({
  title: label('Also the link in the footer'),
  lead: sentence(),
  facts: z.array(sentence()).min(1).max(6),
  refused: sentence('Where the browser asks that its users not be tracked'),
  counted: label(),
  remembered: z.strictObject({ label: label(), hint: sentence() }),
  done: z.strictObject({
    counted: sentence(),
    notCounted: sentence(),
    remembered: sentence(),
    forgotten: sentence(),
    onlyNow: sentence('Where the browser lets the pages keep nothing'),
  }),
})
export type PrivacyChoicesCopy = z.infer<typeof privacyChoicesCopy>
