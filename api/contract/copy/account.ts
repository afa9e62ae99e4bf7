import { z } from 'zod'
import { link, pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })

/** /profile */
export const profileCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: text({ max: 200 }),
  username: label(),
  email: label(),
  memberSince: label(),
  lastLogin: label(),
  reviewTitle: label(),
  reviewBody: text({ max: 200 }),
  reviewLink: link({ max: 40 }),
  settingsLink: link({ max: 40 }),
})
export type ProfileCopy = z.infer<typeof profileCopy>

/** /settings */
export const settingsCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: text({ max: 200 }),
  appearanceTitle: label(),
  appearanceBody: text({ max: 200 }),
  sessionTitle: label(),
  sessionBody: text({ max: 200 }),
  accountTitle: label(),
  accountBody: text({ max: 300 }),
  accountLink: link({ max: 40 }),
  profileLink: link({ max: 40 }),
})
export type SettingsCopy = z.infer<typeof settingsCopy>
