import { type SiteSettings, siteSettings } from '@nila/api/contract/copy/settings'

const variables = { upiId: 'UPI_ID', supportEmail: 'SUPPORT_EMAIL' } as const satisfies Partial<
  Record<keyof SiteSettings, string>
>

/** Reads what the environment says; throws one line naming the variable that is wrong. */
function readSettings(): SiteSettings {
  const parsed = siteSettings.safeParse({
    bounceRateAlert: 'staff',
    // A blank variable counts as not set.
    ...Object.fromEntries(
      Object.entries(variables).map(([name, variable]) => [name, process.env[variable]?.trim() || null]),
    ),
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${variables[issue?.path[0] as keyof typeof variables]} ${issue?.message}`)
}

export const settings = readSettings()
