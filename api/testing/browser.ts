import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same browser without anything of windows: pages are the same, and cost a third less of the machine. It keeps none to go back to. */
const SHELL = '/usr/bin/chromium-headless-shell'

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

export interface BrowserOptions {
  /** Beside those that every one has. */
  flags?: string[]
  /** Whether pages that are left are kept to come back to, as people's browsers do; tests seldom look at that. */
  keepsPages?: boolean
}

/** Opens a headless Chromium; close it when done. */
export function openBrowser({ flags = [], keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = !keepsPages && existsSync(SHELL) ? SHELL : findChromium()
  if (!executablePath) throw new Error('There is no Chromium on this machine; `npm test` installs one.')
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, ...flags],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  })
}
