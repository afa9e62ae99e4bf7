import { reauthenticate } from '@nila/api/contract/accounts'
import type { Client } from '@nila/api/contract/client'
import { beginPasskeyAuthentication } from '@nila/api/contract/passkeys'
import type { PasskeyAnswer } from '@nila/api/contract/web-authn'

/** Whether this browser can use passkeys, and speaks their JSON (WebAuthn, Level 3). */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whether somebody closed the browser's dialog, or there was nothing to choose in it: not a fault to speak of. */
export const isDismissed = (thrown: unknown): boolean =>
  thrown instanceof DOMException && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError')

/** Proves again, with a passkey, who is signed in. Rejects with the API's refusal or what the browser throws, a `DOMException`. */
export async function confirmByPasskey(call: Client['call']): Promise<void> {
  const options = await call(beginPasskeyAuthentication, { body: {} })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  await call(reauthenticate, { body: { passkey: credential.toJSON() as PasskeyAnswer } })
}
