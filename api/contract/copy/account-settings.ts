import { z } from 'zod'
import { link, pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const message = (...placeholders: string[]) => text({ max: 300, placeholders })

/** The e-mail address in /settings. */
export const emailCopy = z.strictObject({
  title: label(),
  lead: message(),
  none: message(),
  present: message('email'),
  verified: label(),
  notVerified: label(),
  pending: message('pending', 'email'),
  pendingFirst: message('pending'),
  keepPresent: label(),
  keepDone: message('email'),
  address: label(),
  addressHint: message(),
  add: label(),
  change: label(),
  saving: label(),
  remove: label(),
  removeTitle: label(),
  removeBody: message(),
  removeDone: message(),
})

/** Language, theme, and what this browser keeps. */
export const preferencesCopy = {
  language: z.strictObject({
    title: label(),
    lead: message(),
    label: label(),
    automatic: label(),
    submit: label(),
    submitting: label(),
    done: message('language'),
  }),
  theme: z.strictObject({
    title: label(),
    lead: message(),
    legend: label(),
    device: label(),
    light: label(),
    dark: label(),
    done: message(),
    onlyHere: message('reason'),
  }),
  privacy: z.strictObject({
    title: label(),
    lead: message(),
    kept: z
      .array(z.strictObject({ name: label(), use: message() }))
      .min(1)
      .max(10),
    forget: label(),
    forgetNote: message(),
    forgetDone: message(),
    policy: link({ max: 40 }),
  }),
}

/** Taking one's data along, and leaving. */
export const dataCopy = {
  export: z.strictObject({
    title: label(),
    lead: message(),
    submit: label(),
    working: label(),
    done: message('file'),
  }),
  deletion: z.strictObject({
    title: label(),
    lead: message(),
    stays: message(),
    begin: label(),
    confirmTitle: label(),
    confirmBody: message(),
    review: label(),
    reviewKeep: label(),
    reviewRemove: label(),
    username: message('username'),
    usernameWrong: message('username'),
    submit: label(),
    submitting: label(),
  }),
}

/** /goodbye, where a deleted account leads. */
export const goodbyeCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: text({ max: 400 }),
  links: z
    .array(link({ max: 40 }))
    .min(1)
    .max(4),
})
export type GoodbyeCopy = z.infer<typeof goodbyeCopy>
