import { z } from 'zod'
import { link, markdown, pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const sentence = (...placeholders: string[]) => text({ max: 200, placeholders })

/** /contact: the form, and what helps those who answer. */
export const contactCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: sentence(),
  form: z.strictObject({
    name: label(),
    email: label(),
    emailHint: sentence(),
    message: label(),
    messageHint: sentence(),
    counter: text({ max: 60, placeholders: ['count', 'maximum'] }),
    draftKept: sentence(),
    website: text({ max: 60, help: 'Names a hidden field that only programs fill in' }),
    submit: label(),
    sending: label(),
    sent: sentence(),
    failed: sentence('reason'),
    needsScript: sentence(),
  }),
  address: markdown({
    max: 200,
    placeholders: ['email'],
    help: 'Shown where the installation has a support address',
  }),
  sections: z
    .array(z.strictObject({ title: label(), body: markdown({ max: 1000 }) }))
    .min(1)
    .max(6),
  links: z
    .array(link({ max: 40 }))
    .min(1)
    .max(4),
})
export type ContactCopy = z.infer<typeof contactCopy>
