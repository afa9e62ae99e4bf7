import { z } from 'zod'
import { link, markdown, pageHead, text } from './kinds.ts'

const heading = () => text({ max: 80 })
const body = () =>
  markdown({
    max: 3000,
    help: 'Paragraphs, **bold**, [links](/address) and lists of lines that start with -',
  })

/** A page that says one thing: what the state is and where to go from here. */
const notice = {
  head: z.strictObject(pageHead),
  title: heading(),
  lead: text({ max: 400 }),
  links: z
    .array(link({ max: 40 }))
    .min(1)
    .max(4),
}
const section = z.strictObject({ title: heading(), body: body() })

export const notFoundCopy = z.strictObject(notice)
export type NotFoundCopy = z.infer<typeof notFoundCopy>

/** What the service worker shows where a page is neither reached nor kept. */
export const offlineCopy = z.strictObject({ ...notice, retry: text({ max: 40 }) })
export type OfflineCopy = z.infer<typeof offlineCopy>

export const privacyPolicyCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: heading(),
  updated: text({ max: 80 }),
  lead: text({ max: 400 }),
  sections: z.array(section).min(1).max(20),
  back: link({ max: 40 }),
})
export type PrivacyPolicyCopy = z.infer<typeof privacyPolicyCopy>
