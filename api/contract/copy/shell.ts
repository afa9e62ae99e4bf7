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
    avatars: label(),
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
  languages: z.strictObject({
    open: label('The button that opens the list of languages'),
    listLabel: label('Said of the list by screen readers'),
    draft: text({ max: 200, help: 'Below pages whose translation nobody has reviewed yet' }),
    report: link({ max: 40 }),
  }),
  notifications: z.strictObject({
    region: label('Said of the place where short messages appear, by screen readers'),
    close: label(),
  }),
  app: z.strictObject({
    install: label('The button that puts Nila among the apps of the device'),
    updateTitle: label(),
    update: text({ max: 160, help: 'Asked when a new version of the pages is there' }),
    updateNow: label(),
    updateLater: label(),
  }),
  guard: z.strictObject({
    verifying: label('Shown while a page checks who you are'),
    needsScript: text({ max: 160 }),
  }),
})
export type ShellCopy = z.infer<typeof shellCopy>
