import type { Page } from './visit.ts'

/** Gives the page a keychain of software, which says yes to everything until it is told otherwise. */
export async function addKeychain(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const set = async (enabled: boolean, isUserVerified: boolean) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
  return {
    accept: () => set(true, true),
    /** As if somebody closed the browser's question. */
    refuse: () => set(true, false),
    /** As if nobody had answered yet. */
    wait: () => set(false, true),
  }
}
