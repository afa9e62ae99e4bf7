import { z } from 'zod'
import type { CopyMeta } from './kinds.ts'

/** Where UPI payments go: `name@handle`, in the characters that NPCI allows. */
export const UpiId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{2,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/, 'must be a UPI id, such as nila@examplebank')

const described = (meta: CopyMeta) => ({ ...meta })

const storeLink = (help: string) =>
  z
    .url({ protocol: /^https$/, error: 'link_invalid' })
    .max(500)
    .nullable()
    .meta(described({ kind: 'url', help }))
const featureSwitch = (help: string) => z.boolean().meta(described({ kind: 'switch', help }))

/** What the pages are told beside their words: facts of the installation that are read, not translated. */
export const siteSettings = z.strictObject({
  /** Null hides what takes donations. */
  upiId: UpiId.nullable().meta(
    described({
      kind: 'text',
      help: 'Where donations and payments for avatars go; without one the page says that donations are not open yet',
    }),
  ),
  /** Null leaves the contact form the only way to write. */
  supportEmail: z
    .email('must be an e-mail address')
    .nullable()
    .meta(described({ kind: 'text', help: 'Where messages of the contact form arrive; shown on the pages' })),
  /** Who sees the alert about the bounce rate on the landing page; staff are administrators and editors. */
  bounceRateAlert: z
    .enum(['staff', 'everyone'])
    .meta(
      described({ kind: 'choice', help: 'Who sees the alert about the bounce rate on the landing page' }),
    ),
  appStoreLink: storeLink('The app in the App Store; without a link its card says that it is coming'),
  googlePlayLink: storeLink('The app in Google Play; without a link its card says that it is coming'),
  testimonials: featureSwitch('Show the examples of what people do with Nila on the landing page'),
  loginHelper: featureSwitch('Show the login help on the landing page'),
})
export type SiteSettings = z.infer<typeof siteSettings>

/** What holds where neither published copy nor the environment says anything. */
export const defaultSettings: SiteSettings = {
  upiId: null,
  supportEmail: null,
  bounceRateAlert: 'staff',
  appStoreLink: null,
  googlePlayLink: null,
  testimonials: true,
  loginHelper: true,
}

/** The settings that the environment can name, by their variable. */
export const settingVariables = { upiId: 'UPI_ID', supportEmail: 'SUPPORT_EMAIL' } as const satisfies Partial<
  Record<keyof SiteSettings, string>
>
