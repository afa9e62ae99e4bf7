import type { Config } from '../config.ts'
import type { Context } from './context.ts'

const PATH = '/.well-known/security.txt'
/** Milliseconds; the standard asks for less than a year. */
const VALID = 180 * 24 * 3_600_000

/** Says whom to tell of a security hole (RFC 9116): the support address, else the contact page. */
export const securityTxt =
  ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>) =>
  (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.type = 'text/plain'
    ctx.body = [
      `Contact: ${mail.supportEmail ? `mailto:${mail.supportEmail}` : `${publicUrl}/contact`}`,
      `Expires: ${new Date(Date.now() + VALID).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicUrl}${PATH}`,
      '',
    ].join('\n')
    return Promise.resolve()
  }
