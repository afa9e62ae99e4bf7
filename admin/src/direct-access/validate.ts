import { NewPassword } from '@nila/api/contract/accounts'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import type { FieldProblem } from '@nila/api/contract/problems'
import { Username } from '@nila/api/contract/username'

export interface Draft {
  username: string
  password: string
  confirmation: string
}

export type DraftProblems = Partial<Record<keyof Draft, FieldProblem>>

/** The contract's own rules, field by field, and that both passwords are the same. */
export function validate({ username, password, confirmation }: Draft): DraftProblems {
  const problems: DraftProblems = {}
  // Field by field and not as an object, because zod compiles object schemas with `new Function`, which the CSP refuses.
  const name = Username.safeParse(username)
  const secret = NewPassword.safeParse(password)
  const ofField = (result: typeof name | typeof secret) =>
    result.error && Object.values(fieldProblemsOf(result.error))[0]
  const nameProblem = ofField(name)
  const secretProblem = password ? ofField(secret) : fieldProblem('password_required')
  if (nameProblem) problems.username = nameProblem
  if (secretProblem) problems.password = secretProblem
  else if (password !== confirmation) problems.confirmation = fieldProblem('passwords_do_not_match')
  return problems
}
