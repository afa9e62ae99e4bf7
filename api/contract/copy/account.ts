import { z } from 'zod'
import { dataCopy, emailCopy, preferencesCopy } from './account-settings.ts'
import { signInSettingsCopy } from './account-sign-in.ts'
import { link, pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const message = (...placeholders: string[]) => text({ max: 300, placeholders })

/** What the parts of /profile and /settings say alike. */
const accountPartsCopy = z.strictObject({
  loading: label(),
  failedTitle: label(),
  retry: label(),
  failed: message('reason'),
  signInAgain: text({ max: 60, help: 'A link beside the words that the session has ended' }),
  email: z.strictObject({
    none: label(),
    verified: label(),
    notVerified: label(),
    pending: message('email'),
    sendAgain: label(),
    sent: message('email'),
  }),
})

/** /profile */
export const profileCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: text({ max: 200 }),
  parts: accountPartsCopy,
  detailsTitle: label(),
  username: label(),
  emailLabel: label(),
  memberSince: label(),
  lastLogin: label(),
  reviewTitle: label(),
  reviewNone: message(),
  reviewStatus: z.strictObject({ pending: message(), approved: message(), rejected: message() }),
  reviewWrite: label(),
  reviewLink: label(),
  access: z.strictObject({
    title: label(),
    none: message(),
    asked: text({ max: 60, help: 'Stands before the day of the request' }),
    payment: text({ max: 60, help: 'Stands before how it was paid' }),
    upi: label(),
    freeAccess: label(),
    transactionId: label(),
    until: text({ max: 60, help: 'Stands before the day on which the access ends' }),
    ended: text({ max: 60, help: 'Stands before the day on which the access ended' }),
    withoutEnd: text({ max: 60, help: 'Instead of that day, where there is none' }),
    daysRemaining: text({ max: 60, help: 'Stands before a number' }),
    link: label(),
  }),
  settingsTitle: label(),
  settingsBody: message(),
  settingsLink: link({ max: 40 }),
})
export type ProfileCopy = z.infer<typeof profileCopy>

/** /settings */
export const settingsCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: text({ max: 200 }),
  menuLabel: label(),
  parts: accountPartsCopy,
  cancel: label(),
  email: emailCopy,
  ...signInSettingsCopy,
  ...preferencesCopy,
  ...dataCopy,
  logout: z.strictObject({ title: label(), lead: message() }),
  profileLink: link({ max: 40 }),
})
export type SettingsCopy = z.infer<typeof settingsCopy>
