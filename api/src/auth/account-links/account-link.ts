import { createHash, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS, localeOf, localHref } from '@nila/api/contract'
import { AccountLink, type Knex, type User } from '@nila/db'
import type { Services } from '../../services.ts'

/** Minutes that a link lives, by the database's clock (R9). */
export const LIFE = { sign_in: 10, reset: 10, verify_email: 24 * 60 } as const satisfies Record<
  AccountLink['purpose'],
  number
>

/** How many codes may be tried on one link from everywhere; from one address it is five (services.ts). */
const TRIES = 50

const PAGES = { sign_in: '/direct-access', reset: '/reset-password', verify_email: '/verify-email' } as const

/** The address of a link's page, in the language of its user. The token stands behind '#', so that it reaches no server's log. */
export const addressOf = (
  publicUrl: string,
  { locale }: Pick<User, 'locale'>,
  purpose: AccountLink['purpose'],
  token: string,
): string => `${publicUrl}${localHref(localeOf(locale), PAGES[purpose])}#${token}`

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
/** Eight characters alone are few: bound to their user, one table of hashes does not serve for all. */
const codeHashOf = (userId: number, code: string): string => hashOf(`${userId} ${code}`)

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

interface LinkOptions {
  user: User
  /** Null where the link is handed over; there is no code then. */
  email: string | null
  purpose: AccountLink['purpose']
  /** What the browser that asked keeps as a cookie, where only that browser may follow the link. */
  browser?: string
}

/** Makes a link of the user's, in the transaction that mails it or hands it over. Only hashes are kept. */
export async function createAccountLink(
  trx: Knex.Transaction,
  { user, email, purpose, browser }: LinkOptions,
): Promise<{ token: string; code: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const code = makeCode()
  const { expiresAt } = await AccountLink.query(trx)
    .insert({
      userId: user.id,
      purpose,
      email,
      tokenHash: hashOf(token),
      codeHash: purpose === 'verify_email' || email === null ? null : codeHashOf(user.id, code),
      browserHash: browser === undefined ? null : hashOf(browser),
      expiresAt: AccountLink.raw(`now() + interval '${LIFE[purpose]} minutes'`),
    })
    .returning('*')
  return { token, code, expiresAt }
}

const open = (purpose: AccountLink['purpose'], trx?: Knex.Transaction) =>
  AccountLink.query(trx).where({ purpose, usedAt: null }).where('expiresAt', '>', AccountLink.fn.now())

/** The link of a token, unused; undefined where there is none, or its time is over. */
export const findByToken = async (
  purpose: AccountLink['purpose'],
  token: string,
): Promise<AccountLink | undefined> => open(purpose).findOne({ tokenHash: hashOf(token) })

/** Whether a link may be followed in the browser that has this cookie. */
export const isOfBrowser = ({ browserHash }: AccountLink, browser: string | undefined): boolean =>
  browserHash === null || (browser !== undefined && browserHash === hashOf(browser))

/**
 * The link of a user's that has this code. Each look is a try on all that are open. One that has had five from this address is dead to
 * codes from there: strangers who guess use up their own tries, and not the owner's.
 * @param client what limits count the address as
 */
export async function findByCode(
  { limits }: Services,
  purpose: AccountLink['purpose'],
  { userId, code, client }: { userId: number; code: string; client: string },
): Promise<AccountLink | undefined> {
  const tried = await open(purpose)
    .patch({ tries: AccountLink.raw('tries + 1') })
    .where({ userId })
    .where('tries', '<', TRIES)
    .returning('*')
  const isOpenHere = await Promise.all(tried.map(({ id }) => limits.linkCodes.take(`${id} ${client}`)))
  return tried.find(({ codeHash }, n) => isOpenHere[n] && codeHash === codeHashOf(userId, code))
}

/** The address that waits to take the place of a user's present one: that of an open link; null where there is none. */
export async function findPendingEmail({ id, email }: User): Promise<string | null> {
  const link = await open('verify_email')
    .where({ userId: id })
    .whereNot({ email })
    .orderBy('id', 'desc')
    .first()
  return link?.email ?? null
}

/** Uses a link up. False for all but the first of those who try at the same time. */
export async function consume(trx: Knex.Transaction, { id, purpose }: AccountLink): Promise<boolean> {
  const used = await open(purpose, trx).patch({ usedAt: AccountLink.fn.now() }).where({ id })
  return used > 0
}

/** Ends every open link of a user's: who they are or what they know has changed. */
export const endAccountLinks = (trx: Knex.Transaction, userId: number): PromiseLike<number> =>
  AccountLink.query(trx).patch({ usedAt: AccountLink.fn.now() }).where({ userId, usedAt: null })

/** Ends the links with which a user's new address is to be proven: another one is asked about, or none. */
export const endVerifications = (trx: Knex.Transaction, userId: number): PromiseLike<number> =>
  open('verify_email', trx).patch({ usedAt: AccountLink.fn.now() }).where({ userId })

/** Ends those that administrators hold for a user: whoever could make them for the old role may not for the new one. */
export const endHandedOverLinks = (trx: Knex.Transaction, userId: number): PromiseLike<number> =>
  AccountLink.query(trx).patch({ usedAt: AccountLink.fn.now() }).where({ userId, email: null, usedAt: null })
