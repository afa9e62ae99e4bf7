import { Model } from 'objection'

export class User extends Model {
  static override tableName = 'users'
  declare id: number
  /** Trimmed and NFKC; unique without regard to case. */
  declare username: string
  declare email: string | null
  declare emailVerifiedAt: Date | null
  declare passwordHash: string
  declare role: 'user' | 'editor' | 'admin' | 'super_admin'
  declare locale: string | null
  /** Null follows the device. */
  declare theme: 'light' | 'dark' | null
  declare createdAt: Date
  declare lastLogin: Date | null
  declare suspendedAt: Date | null
  /** What authenticators know the user by: random, in base64url; null until a passkey was first asked for. */
  declare passkeyHandle: string | null
  /** Whether there is a passkey or a confirmed authenticator app; the database keeps it. */
  declare hasSecondFactor: boolean
}
