import { z } from 'zod'

/** Where UPI payments go: `name@handle`, in the characters that NPCI allows. */
export const UpiId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{2,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/, 'must be a UPI id, such as nila@examplebank')

/** What the pages are told beside their words: facts of the installation that are read, not translated. */
export const siteSettings = z.strictObject({
  /** Null hides what takes donations. */
  upiId: UpiId.nullable(),
  /** Null leaves the contact form the only way to write. */
  supportEmail: z.email('must be an e-mail address').nullable(),
  /** Who sees the alert about the bounce rate on the landing page; staff are administrators and editors. */
  bounceRateAlert: z.enum(['staff', 'everyone']),
})
export type SiteSettings = z.infer<typeof siteSettings>
