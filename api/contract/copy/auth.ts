import { z } from 'zod'
import { pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const message = (...placeholders: string[]) => text({ max: 160, placeholders })

/** What signing in says, wherever it is offered. */
const loginWords = z.strictObject({
  tab: label(),
  title: label(),
  username: label(),
  password: label(),
  secondFactor: label(),
  secondFactorHint: message(),
  remember: label(),
  submit: label(),
  sending: label(),
  blank: message(),
  failed: message('reason'),
  error: message('reason'),
  success: message(),
  switchQuestion: label(),
  switchLink: label(),
  resetPassword: label(),
  resetNobody: message(),
  directLogin: label(),
  trouble: z.strictObject({
    summary: label(),
    lead: text({ max: 200 }),
    verify: label(),
    verifying: label(),
    signedIn: message('username'),
    nobody: text({ max: 200, help: 'There is no session, nor anything that this device could resume' }),
    goOn: label(),
    raw: label(),
  }),
})

const registerWords = z.strictObject({
  tab: label(),
  title: label(),
  username: label(),
  email: label(),
  emailHint: message(),
  password: label(),
  passwordHint: message('minimum'),
  confirmPassword: label(),
  submit: label(),
  sending: label(),
  blank: message(),
  failed: message('reason'),
  error: message('reason'),
  success: message('name'),
  switchQuestion: label(),
  switchLink: label(),
})

export const authCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  panel: z.strictObject({
    title: text({ max: 80 }),
    lead: text({ max: 300 }),
    points: z
      .array(text({ max: 160 }))
      .min(2)
      .max(5),
  }),
  form: z.strictObject({
    tabsLabel: label(),
    showPassword: label(),
    hidePassword: label(),
    login: loginWords,
    register: registerWords,
  }),
  needsScript: message(),
  withoutScript: label(),
})
export type AuthCopy = z.infer<typeof authCopy>
