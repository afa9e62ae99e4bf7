import type { PartialModelObject, User } from '@nila/db'
import { buildUser } from '@nila/db/testing'
import { createPasswordHasher } from '../src/auth/hash-password.ts'

/** A password that no rule refuses; every test account has it. */
export const PASSWORD = 'quiet-river-27'

let passwordHash: Promise<string> | undefined

/** A user who can sign in with `PASSWORD`. */
export async function buildAccount(over: PartialModelObject<User> = {}): Promise<User> {
  passwordHash ??= createPasswordHasher().hash(PASSWORD)
  return buildUser({ passwordHash: await passwordHash, ...over })
}
