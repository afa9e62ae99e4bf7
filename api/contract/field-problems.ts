import type { z } from 'zod'
import { type FieldProblem, type FieldProblemCode, fieldProblems, fillValues } from './problems.ts'

const isCode = (text: string): text is FieldProblemCode => Object.hasOwn(fieldProblems, text)

function codeOf(issue: z.core.$ZodIssue): FieldProblemCode {
  if (isCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'invalid_value'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'invalid_value'
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_value'
    default:
      return 'invalid_value'
  }
}

const valuesOf = (issue: z.core.$ZodIssue): FieldProblem['values'] => {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  return undefined
}

/** One field's problem in the form in which the API answers it. */
export function fieldProblem(code: FieldProblemCode, values?: FieldProblem['values']): FieldProblem {
  return { code, error: fillValues(fieldProblems[code], values), ...(values && { values }) }
}

/**
 * What a failed schema says of each field, by the field's path ('title', 'items.0.id'); the first issue of a field wins.
 * A message of a schema that is a field-problem code is taken as the code. Used by the API and by the forms alike.
 */
export function fieldProblemsOf(error: z.ZodError): Record<string, FieldProblem> {
  // A Map, because a field may be called `__proto__`.
  const fields = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) {
      const name = path.join('.') || 'body'
      if (!fields.has(name)) fields.set(name, fieldProblem(codeOf(issue), valuesOf(issue)))
    }
  }
  return Object.fromEntries(fields)
}
