// Before the schemas, which look at this when they are made.
import '@nila/api/contract/without-eval'
import { type CopyField, fieldOf } from '@nila/api/contract/copy/fields'
import type { CopyValue } from '@nila/api/contract/copy-entries'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import type { FieldProblem } from '@nila/api/contract/problems'

/** What is wrong with a value, by the path in it; `body` is the whole. */
export type ValueProblems = Record<string, FieldProblem>

/** What was typed, as it would be stored, or what the rules of its key say against it. */
export function readValue(key: string, value: unknown): { value: CopyValue } | { problems: ValueProblems } {
  const schema: CopyField['schema'] | undefined = fieldOf(key)?.schema
  if (!schema) return { problems: { body: fieldProblem('unknown_field') } }
  const { data, error } = schema.safeParse(value)
  if (!error) return { value: data as CopyValue }
  const problems = fieldProblemsOf(error)
  for (const [path, problem] of Object.entries(problems))
    if (problem.code === 'too_short' && problem.values?.minimum === 1)
      problems[path] = fieldProblem('required')
  return { problems }
}
