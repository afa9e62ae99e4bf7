import type { SecretBox } from '../secret-box.ts'

// Bound to the address, so that a key opens for no other, whatever is written beside it in the table.
const contextOf = (baseUrl: string): string => `model_endpoint:${baseUrl}`

/** The key of an endpoint as it is stored. */
export const sealKey = (box: SecretBox, baseUrl: string, key: string): Promise<string> =>
  box.seal(key, contextOf(baseUrl))

/** The key of an endpoint in the clear; undefined where it has none. Throws where SECRET_KEY is not the one of then. */
export const openKey = async (
  box: SecretBox,
  baseUrl: string,
  sealed: string | null,
): Promise<string | undefined> => (sealed === null ? undefined : box.open(sealed, contextOf(baseUrl)))
