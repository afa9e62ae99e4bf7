import { z } from 'zod'
import { link, pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const sentence = (...placeholders: string[]) => text({ max: 200, placeholders })

/** /donate (spec section 2); `scan` is shown where the installation has a UPI id, `closed` where it has none. */
export const donateCopy = z.strictObject({
  head: z.strictObject(pageHead),
  back: link({ max: 40 }),
  title: label(),
  lead: sentence(),
  scan: z.strictObject({
    title: label(),
    lead: sentence(),
    code: text({ max: 120, placeholders: ['id'], help: 'Said of the QR code by screen readers' }),
    id: text({ max: 40, help: 'Stands above the UPI id' }),
    copy: text({ max: 40, help: 'The button beside the UPI id' }),
    copied: sentence(),
    copyFailed: text({ max: 200, help: 'The browser did not allow copying' }),
    open: text({ max: 60, help: 'A link that phones open in a UPI app' }),
    anyAmount: sentence(),
  }),
  closed: z.strictObject({ title: label(), body: text({ max: 400 }) }),
  why: z.strictObject({ title: label(), reasons: z.array(sentence()).min(1).max(8) }),
  mission: z.strictObject({ title: label(), body: text({ max: 400 }) }),
  guest: z.strictObject({ title: label(), body: text({ max: 300, help: 'Not shown to who is signed in' }) }),
  signUp: link({ max: 40 }),
  links: z
    .array(link({ max: 40 }))
    .min(1)
    .max(4),
})
export type DonateCopy = z.infer<typeof donateCopy>
