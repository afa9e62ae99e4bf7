import Bowser from 'bowser'

/** A browser and its system in words, such as 'Firefox on Linux'; null where the user agent says neither. */
export function describeBrowser(userAgent: string): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ') || null
}
