import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidField } from '../http/problem.ts'

const PRODUCT_NAME = 'nila'
/** Shorter names occur in ordinary words by chance. */
const NAME_MIN_LENGTH = 4

const common = new Set(dictionary['passwords-common'])
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/**
 * Refuses passwords that would be guessed first (R4, R5): too short, among the most common, the product's name
 * or the username with or without digits around it.
 * @param minLength PASSWORD_MIN_LENGTH; the contract has refused what is below 6
 * @param field of the form that the password was typed into
 */
export function checkPassword(
  password: string,
  username: string,
  minLength: number,
  field: 'password' | 'newPassword' = 'password',
): void {
  if (password.length < minLength) throw invalidField(field, 'password_too_short', { minimum: minLength })
  const plain = password.toLowerCase()
  const name = username.toLowerCase()
  const isGuessable =
    common.has(plain) ||
    letters(plain) === PRODUCT_NAME ||
    plain === name ||
    (name.length >= NAME_MIN_LENGTH && letters(plain) === letters(name))
  if (isGuessable) throw invalidField(field, 'password_too_common')
}
