import type { User } from '@nila/db'
import { limitKeyOf } from '../http/client-address.ts'
import { invalidField } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { guessKeyOf } from './guesses.ts'

/**
 * Refuses whoever does not know the password of the account that they are signed in to. Wrong ones count like guesses at the sign-in
 * form: whoever finds a browser open must not try out passwords here.
 */
export async function checkOwnPassword(
  { hasher, limits }: Services,
  user: User,
  password: string,
  address: string,
): Promise<void> {
  const key = guessKeyOf(user, limitKeyOf(address))
  await limits.signInAttempts.count(key)
  if (!(await hasher.verify(password, user.passwordHash))) throw invalidField('password', 'password_wrong')
  await limits.signInAttempts.forget(key)
}
