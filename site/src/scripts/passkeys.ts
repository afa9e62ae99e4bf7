import type {
  PasskeyAnswer,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@nila/api/contract'

/** Whether this browser can make and use passkeys, and speaks their JSON (WebAuthn, Level 3). */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whether this browser can offer passkeys among the suggestions of a username field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Whether somebody closed the browser's dialog, or there was nothing to choose in it: not a fault to speak of. */
export const isDismissed = (thrown: unknown): boolean =>
  thrown instanceof DOMException && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError')

/** Has the device make a passkey. Throws what the browser does, a `DOMException`. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return credential.toJSON() as PasskeyRegistration
}

interface Asking {
  /** `conditional` waits among the suggestions of a username field instead of opening a dialog. */
  mediation?: 'conditional'
  signal?: AbortSignal
}

/** Has a passkey of the device sign the challenge. Throws what the browser does, a `DOMException`. */
export async function askPasskey(
  options: PasskeyRequestOptions,
  asking: Asking = {},
): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = (await navigator.credentials.get({ publicKey, ...asking })) as PublicKeyCredential
  return credential.toJSON() as PasskeyAnswer
}
