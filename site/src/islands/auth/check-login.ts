import '../fields/zod-without-eval.ts'
import { LoginBody } from '@nila/api/contract/accounts'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import type { FieldProblem } from '@nila/api/contract/problems'

export interface Faults {
  fields: Record<string, FieldProblem>
  /** Whether to say for the whole form that something was left blank. */
  blank: boolean
}

const isBlank = (text: string) => text.trim() === ''

/**
 * What is wrong with a login before it is sent (spec section 5): each missing field says so itself; an empty form, or one
 * filled with spaces, is told that both are required.
 */
export function checkLogin(values: { username: string; password: string }): Faults {
  const parsed = LoginBody.safeParse(values)
  const fields = parsed.success ? {} : fieldProblemsOf(parsed.error)
  if (isBlank(values.password)) fields.password = fieldProblem('password_required')
  const entered = Object.values(values)
  return { fields, blank: entered.every(isBlank) || entered.some((text) => text !== '' && isBlank(text)) }
}
