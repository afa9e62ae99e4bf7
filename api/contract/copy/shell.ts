import { z } from 'zod'
import { link, text } from './kinds.ts'

const label = (help?: string) => text({ max: 40, ...(help && { help }) })

/** The words around every page: header, menus, footer, and what the scripts of every page say. */
export const shellCopy = z.strictObject({
  product: label('The name of the product'),
  skipToContent: label(),
  header: z.strictObject({
    homeLabel: label('Said of the logo by screen readers'),
    navigationLabel: label(),
    openMenu: label(),
    features: label(),
    mobileApp: label(),
    donate: label(),
    login: label(),
    signUp: label(),
    oneClickLogin: label(),
    oneClickSuccess: text({ max: 80 }),
    oneClickFailed: text({ max: 120 }),
  }),
  userMenu: z.strictObject({
    open: label(),
    initial: text({ max: 2, help: 'The avatar of a user whose name is not known' }),
    noEmail: label(),
    profile: label(),
    settings: label(),
    reviews: label(),
    administration: label(),
    logout: label(),
    loggingOut: label(),
    logoutFailed: text({ max: 120 }),
  }),
  footer: z.strictObject({
    navigationLabel: label(),
    about: text({ max: 200 }),
    links: z
      .array(link({ max: 40 }))
      .min(1)
      .max(12),
    copyright: text({ max: 120, placeholders: ['year'] }),
  }),
  guard: z.strictObject({
    verifying: label('Shown while a page checks who you are'),
    needsScript: text({ max: 160 }),
  }),
})
export type ShellCopy = z.infer<typeof shellCopy>
