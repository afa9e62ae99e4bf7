import '../fields/zod-without-eval.ts'
import { RegisterBody } from '@nila/api/contract/accounts'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import type { FieldProblem } from '@nila/api/contract/problems'

export interface Registration {
  username: string
  email: string
  password: string
  confirmPassword: string
}

interface RegistrationFaults {
  fields: Record<string, FieldProblem>
  /** Whether to say for the whole form that something was left blank. */
  blank: boolean
}

/** What is wrong with a registration before it is sent (spec section 5). The e-mail address may stay empty. */
export function checkRegistration({ confirmPassword, ...body }: Registration): RegistrationFaults {
  const parsed = RegisterBody.safeParse(body)
  const fields = parsed.success ? {} : fieldProblemsOf(parsed.error)
  if (!body.password.trim()) fields.password = fieldProblem('password_required')
  if (!confirmPassword) fields.confirmPassword = fieldProblem('required')
  else if (confirmPassword !== body.password) fields.confirmPassword = fieldProblem('passwords_do_not_match')
  return { fields, blank: [body.username, body.password, confirmPassword].some((text) => !text.trim()) }
}
