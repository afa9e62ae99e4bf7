import { z } from 'zod'
import { pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const sentence = (...placeholders: string[]) => text({ max: 200, placeholders })

/** One address that people sign in at. */
const page = {
  head: z.strictObject(pageHead),
  title: label(),
  lead: sentence(),
  submit: label(),
}

/** The pages that were made because signing in kept failing: one form, several addresses. */
export const loginPagesCopy = z.strictObject({
  shared: z.strictObject({
    success: sentence(),
    resuming: sentence(),
    loginAsAdmin: label(),
    returnHome: label(),
    resetPassword: label(),
    emergencyBypass: label(),
    missing: text({ max: 200, help: 'Without JavaScript: a field was left empty' }),
    failed: text({ max: 200, help: 'Without JavaScript: the username or the password is not right' }),
    wait: text({ max: 200, help: 'Without JavaScript: too many attempts' }),
    secondFactor: text({ max: 200, help: 'Without JavaScript: the account asks for a code as well' }),
    secondFactorWrong: text({ max: 200, help: 'Without JavaScript: the code is not right' }),
  }),
  quick: z.strictObject({
    ...page,
    oneClick: label(),
    oneClickNothing: text({ max: 200, help: 'One-Click Login found nobody whom this device remembers' }),
    oneClickDismissed: text({ max: 200, help: 'One-Click Login: the question for a passkey was closed' }),
    register: label(),
  }),
  pure: z.strictObject(page),
  direct: z.strictObject(page),
  integrated: z.strictObject({ ...page, kind: label() }),
  basic: z.strictObject(page),
  redirect: z.strictObject({ ...page, target: sentence('path') }),
  admin: z.strictObject({
    ...page,
    working: sentence(),
    success: sentence(),
    errorTitle: label(),
    nothing: text({ max: 200, help: 'There is no session on this device to go on with' }),
    notAdmin: sentence('username'),
    tryAgain: label(),
    manual: label(),
    needsScript: sentence(),
  }),
})
export type LoginPagesCopy = z.infer<typeof loginPagesCopy>
