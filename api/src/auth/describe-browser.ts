import Bowser from 'bowser'

const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP))

/**
 * A browser and its system in words, such as 'Firefox on Linux'; null where the user agent says neither. Only names that are known: what
 * strangers write into that header must not be read by others.
 */
export function describeBrowser(userAgent: string): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const names = [BROWSERS.has(browser.name ?? '') && browser.name, SYSTEMS.has(os.name ?? '') && os.name]
  return names.filter(Boolean).join(' on ') || null
}
