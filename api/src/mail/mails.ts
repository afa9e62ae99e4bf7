/** What an account's owner is told of, so that nobody changes what protects it behind their back. */
export type SecurityEvent =
  | 'passwordChanged'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  /** Somebody showed an old token of a remembered device, which was signed out. */
  | 'tokenReused'
  | 'accountDeleted'

/** What the words of each mail speak of. Kept with the mail in the queue, and shown in the log. */
export interface MailValues {
  /** `hours` is how long its link is good; a test of the mail has none. */
  welcome: { username: string; hours?: number }
  signInLink: { username: string; minutes: number }
  passwordReset: { username: string; minutes: number }
  emailVerification: { username: string; hours: number }
  /** `expiresAt` is ISO 8601, or null for access without end. */
  accessApproved: { username: string; avatar: string; expiresAt: string | null }
  accessRejected: { username: string; avatar: string }
  contact: { name: string; email: string; message: string }
  /** `ip` is cut to /24 or /48, `country` is ISO 3166-1 alpha-2 and null where it is not known, `at` is ISO 8601. */
  newDevice: { username: string; browser: string; ip: string; country: string | null; at: string }
  /** `ip` is null where it was not done from a browser. */
  securityNotice: { username: string; event: SecurityEvent; ip: string | null; at: string }
  /** To every administrator: somebody used a link that the operator printed. */
  recovery: { username: string; ip: string; at: string }
  /** To the other administrators: somebody wrote or published words about money, law or signing in. `keys` are some of them. */
  copyNotice: { username: string; what: 'draft' | 'publish' | 'rollBack'; keys: string[]; at: string }
  test: { kind: 'standard' | 'enhanced' | 'direct'; at: string }
}

/** What lets somebody in. Wiped from the queue once the mail has left it, and never in a log (R41). */
export interface MailSecrets {
  welcome: { link: string }
  signInLink: { link: string; code: string }
  passwordReset: { link: string; code: string }
  emailVerification: { link: string }
}

export type MailName = keyof MailValues

type SecretsOf<N extends MailName> = N extends 'welcome'
  ? { secrets?: MailSecrets[N] }
  : N extends keyof MailSecrets
    ? { secrets: MailSecrets[N] }
    : unknown

/** A mail to be written, in full. */
export type Mail = { [N in MailName]: { name: N; values: MailValues[N] } & SecretsOf<N> }[MailName]

/** The same with its secrets taken out, for the log. */
export type RedactedMail = { [N in MailName]: { name: N; values: MailValues[N] } }[MailName]
