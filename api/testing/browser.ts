import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where a Chromium is on this machine: the system's, else the one that Playwright keeps; undefined where there is none. */
export const findChromium = (): string | undefined =>
  [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path))

/** A Chromium that talks to nobody but the pages under test. */
export const CHROMIUM_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Opens a headless Chromium; close it when done.
 * @param flags beside those that every one has
 * @param without flags of Playwright's own that it does without
 */
export function openBrowser(flags: string[] = [], without: string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium on this machine; `npm test` installs one.')
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags], ignoreDefaultArgs: without })
}
