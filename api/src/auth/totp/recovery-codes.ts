import { randomInt } from 'node:crypto'
import { CODE_LETTERS } from '@nila/api/contract'
import { type Knex, RecoveryCode } from '@nila/db'
import type { Services } from '../../services.ts'

const COUNT = 10
/** Letters that a code is found by; the others are its secret, and hashed like a password (ASVS 5.0, 6.5.2). */
const SELECTOR_LENGTH = 4
const SECRET_LENGTH = 8
const GROUP = /.{4}(?=.)/g

const letters = (length: number): string =>
  Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

export interface NewCode {
  /** As it is shown: `ABCD-EFGH-JKMN`. */
  code: string
  selector: string
  codeHash: string
}

/** Makes ten codes for a user, of which only hashes are kept; a few times in a quarter of an hour, since each costs ten hashes. */
export async function makeRecoveryCodes(
  { hasher, limits }: Pick<Services, 'hasher' | 'limits'>,
  userId: number,
): Promise<NewCode[]> {
  await limits.recoveryCodes.count(String(userId))
  const selectors = new Set<string>()
  while (selectors.size < COUNT) selectors.add(letters(SELECTOR_LENGTH))
  return Promise.all(
    [...selectors].map(async (selector) => {
      const secret = letters(SECRET_LENGTH)
      return {
        code: `${selector}${secret}`.replace(GROUP, '$&-'),
        selector,
        codeHash: await hasher.hash(secret),
      }
    }),
  )
}

/** Gives a user these codes; those from before are dead. */
export async function replaceRecoveryCodes(
  trx: Knex.Transaction,
  userId: number,
  codes: NewCode[],
): Promise<void> {
  await RecoveryCode.query(trx).delete().where({ userId })
  await RecoveryCode.query(trx).insert(
    codes.map(({ selector, codeHash }) => ({ userId, selector, codeHash })),
  )
}

/** The codes of a user's that are still good. */
export const unusedCodes = (userId: number, trx?: Knex.Transaction) =>
  RecoveryCode.query(trx).where({ userId, usedAt: null })

/** The unused code of a user's that was typed. Unknown ones cost as much as wrong ones. */
export async function findRecoveryCode(
  { hasher }: Pick<Services, 'hasher'>,
  userId: number,
  typed: string,
): Promise<RecoveryCode | undefined> {
  const code = await unusedCodes(userId).findOne({ selector: typed.slice(0, SELECTOR_LENGTH) })
  return (await hasher.verify(typed.slice(SELECTOR_LENGTH), code?.codeHash)) ? code : undefined
}
