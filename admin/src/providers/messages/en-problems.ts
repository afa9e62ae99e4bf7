import { type FieldProblemCode, fieldProblems, type ProblemCode, problems } from '@nila/api/contract/problems'

const problem = {
  ...(Object.fromEntries(Object.entries(problems).map(([code, [, words]]) => [code, words])) as Record<
    ProblemCode,
    string
  >),
  offline: 'Nila cannot be reached. Nothing was lost; please check the connection and try again.',
}

// The contract writes {minimum}, react-admin's translations %{minimum}.
const field = Object.fromEntries(
  Object.entries(fieldProblems).map(([code, words]) => [code, words.replace(/\{(\w+)\}/g, '%{$1}')]),
) as Record<FieldProblemCode, string>

/** The contract's own words are the English ones. */
export const enProblems = { problem, field }
