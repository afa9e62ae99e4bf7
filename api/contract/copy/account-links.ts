import { z } from 'zod'
import { pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const sentence = (...placeholders: string[]) => text({ max: 300, placeholders })

const page = { head: z.strictObject(pageHead), title: label(), lead: sentence(), needsScript: sentence() }

/** Asking for the mail, and its code. */
const request = {
  username: label(),
  usernameBlank: sentence(),
  submit: label(),
  sending: label(),
  sent: text({ max: 300, help: 'The same whoever it is; it must not tell who has an account' }),
  codeTitle: label(),
  code: label(),
  codeHint: sentence(),
  codeBlank: sentence(),
  codeWrong: sentence(),
  startOver: label(),
}

/** /bypass-login: a sign-in link and a code by mail */
export const bypassLoginCopy = z.strictObject({
  ...page,
  ...request,
  signIn: label(),
  signingIn: label(),
  success: sentence(),
  failed: sentence('reason'),
  error: sentence('reason'),
  passwordInstead: label(),
  returnHome: label(),
})
export type BypassLoginCopy = z.infer<typeof bypassLoginCopy>

/** /direct-access: where that link leads */
export const directAccessCopy = z.strictObject({
  ...page,
  stepsLabel: label(),
  steps: z.tuple([label(), label(), label(), label()]),
  success: sentence(),
  error: z.strictObject({
    title: label(),
    session: sentence(),
    verification: sentence(),
    application: sentence(),
    noLink: sentence(),
    tryAgain: label(),
    newLink: label(),
  }),
})
export type DirectAccessCopy = z.infer<typeof directAccessCopy>

/** /reset-password */
export const resetPasswordCopy = z.strictObject({
  ...page,
  ...request,
  newPassword: label(),
  newPasswordHint: sentence('minimum'),
  save: label(),
  saving: label(),
  success: sentence('name'),
  successOfLink: text({ max: 300, help: 'After following the link, where the name is not known' }),
  failed: sentence('message'),
  newLink: label(),
  goToLogin: label(),
})
export type ResetPasswordCopy = z.infer<typeof resetPasswordCopy>

/** /verify-email */
export const verifyEmailCopy = z.strictObject({
  ...page,
  working: sentence(),
  success: sentence(),
  failed: sentence('reason'),
  noLink: sentence(),
  tryAgain: label(),
  goOn: label(),
})
export type VerifyEmailCopy = z.infer<typeof verifyEmailCopy>
