import type { Page } from 'playwright'
import { PASSWORD } from './accounts.ts'

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

// As text, because it runs in the browser, for whose globals this package has no types.
const ADD_PASSKEY = `async (password) => {
  const post = (path, body) => fetch('/api' + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  await post('/reauthentication', { password })
  const options = await (await post('/passkeys/registration/options', {})).json()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey })
  return (await post('/passkeys/registration/verify', credential)).status
}`

/** Adds a passkey of the page's keychain to the account that it is signed in to, as /settings does; answers the status. */
export const addPasskeyOfPage = (page: Page): Promise<number> =>
  page.evaluate(`(${ADD_PASSKEY})(${JSON.stringify(PASSWORD)})`)
