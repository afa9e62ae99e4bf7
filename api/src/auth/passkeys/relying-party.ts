import type { Config } from '../../config.ts'

/** Whom passkeys are made for: the origin that visitors see, and nothing that a request says of itself. */
export const relyingPartyOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  expectedOrigin: publicUrl,
  expectedRPID: new URL(publicUrl).hostname,
  /**
   * Fingerprint, face, PIN or screen lock, always: a passkey takes the place of the password and counts as a second factor too, so
   * that having the device must not be enough.
   */
  requireUserVerification: true,
})
