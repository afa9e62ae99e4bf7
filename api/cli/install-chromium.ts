import { findChromium } from '../testing/browser.ts'
import { runProgram } from './run-program.ts'

const asRoot = process.getuid?.() === 0

/** Makes sure that there is a Chromium to test in: the system's package as root, else the one that Playwright brings. */
export async function installChromium(): Promise<void> {
  if (findChromium()) return
  console.log('Installing Chromium for the tests …')
  if (asRoot) {
    await runProgram('apt-get', ['update'], { isQuiet: true }).catch(() => undefined)
    // The second, which costs the tests less, is not everywhere.
    for (const name of ['chromium', 'chromium-headless-shell'])
      await runProgram('apt-get', ['install', '-y', name], { isQuiet: true }).catch(() => undefined)
  }
  if (!findChromium()) await runProgram('playwright', ['install', 'chromium'], { folder: 'api' })
  if (!findChromium()) {
    throw new Error('Chromium could not be installed. Please install the package `chromium` of your system.')
  }
}
