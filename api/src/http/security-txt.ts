import type { SiteSettings } from '@nila/api/contract/copy/settings'
import type { Config } from '../config.ts'

/** Where researchers look for it. */
export const SECURITY_TXT = '/.well-known/security.txt'
/** Milliseconds; the standard asks for less than a year. */
const VALID = 180 * 24 * 3_600_000

/** Says whom to tell of a security hole (RFC 9116): the support address, else the contact page. */
export const securityTxt = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { supportEmail }: Pick<SiteSettings, 'supportEmail'>,
): string =>
  [
    `Contact: ${supportEmail ? `mailto:${supportEmail}` : `${publicUrl}/contact`}`,
    `Expires: ${new Date(Date.now() + VALID).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${publicUrl}${SECURITY_TXT}`,
    '',
  ].join('\n')
