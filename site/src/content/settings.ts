import { EVERY_LOCALE, SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import {
  defaultSettings,
  type SiteSettings,
  settingVariables,
  siteSettings,
} from '@nila/api/contract/copy/settings'
import { SnapshotError, snapshot } from './snapshot.ts'

/** What the environment says; a blank variable counts as not set. */
const named = Object.fromEntries(
  Object.entries(settingVariables).flatMap(([name, variable]) => {
    const value = process.env[variable]?.trim()
    return value ? [[name, value]] : []
  }),
)

/** What was published; settings that are no more are left out. */
const published = Object.fromEntries(
  Object.entries(snapshot.settings).filter(([name]) => Object.hasOwn(siteSettings.shape, name)),
)

/** Puts one over the other; throws one line naming the variable that is wrong, or the published settings that are. */
function readSettings(): SiteSettings {
  const parsed = siteSettings.safeParse({ ...defaultSettings, ...named, ...published })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))
  const variable = faults.find(({ name }) => !Object.hasOwn(published, name))
  if (variable)
    throw new Error(`${settingVariables[variable.name as keyof typeof settingVariables]} ${variable.message}`)
  throw new SnapshotError(
    faults.map(({ name, message }) => ({
      code: 'copy_invalid',
      locale: EVERY_LOCALE,
      key: `${SETTINGS_PAGE}.${name}`,
      detail: message,
    })),
  )
}

export const settings = readSettings()
