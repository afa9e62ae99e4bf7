import { Model } from 'objection'

/** A credential of a user's that signs in without a password. */
export class Passkey extends Model {
  static override tableName = 'passkeys'
  static override jsonAttributes = ['transports']
  declare id: number
  declare userId: number
  /** As WebAuthn writes it: base64url. */
  declare credentialId: string
  /** COSE. */
  declare publicKey: Buffer
  /** How often the authenticator has signed, by its own count; stays 0 where it does not count. */
  declare counter: number
  /** How the authenticator can be reached, as the browser said. */
  declare transports: string[]
  declare name: string
  /** Whether it lives in a keychain that several devices share, and so survives the loss of one. */
  declare isBackedUp: boolean
  declare createdAt: Date
  declare lastUsedAt: Date | null
}
