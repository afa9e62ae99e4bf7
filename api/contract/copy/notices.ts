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

export const chatCopy = z.strictObject({ ...notice, status: heading() })
export type ChatCopy = z.infer<typeof chatCopy>

export const notFoundCopy = z.strictObject(notice)
export type NotFoundCopy = z.infer<typeof notFoundCopy>

export const donateCopy = z.strictObject({
  ...notice,
  closed: section,
  why: z.strictObject({
    title: heading(),
    reasons: z
      .array(text({ max: 200 }))
      .min(1)
      .max(8),
  }),
  mission: section,
})
export type DonateCopy = z.infer<typeof donateCopy>

export const mobileAppCopy = z.strictObject({
  ...notice,
  status: heading(),
  sections: z.array(section).max(6),
})
export type MobileAppCopy = z.infer<typeof mobileAppCopy>

export const contactCopy = z.strictObject({ ...notice, sections: z.array(section).min(1).max(6) })
export type ContactCopy = z.infer<typeof contactCopy>

export const privacyPolicyCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: heading(),
  updated: text({ max: 80 }),
  lead: text({ max: 400 }),
  sections: z.array(section).min(1).max(20),
  back: link({ max: 40 }),
})
export type PrivacyPolicyCopy = z.infer<typeof privacyPolicyCopy>
