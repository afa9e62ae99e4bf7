import { z } from 'zod'
import { type FieldProblemCode, fieldProblems, type ProblemCode, problems } from '../problems.ts'
import { text } from './kinds.ts'

// The places that an English message has are the places that every translation must have.
const namesIn = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

const messages = <Code extends string>(english: Record<Code, string>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<string>(english).map(([code, words]) => [
        code,
        text({ max: 200, help: words, placeholders: namesIn(words) }),
      ]),
    ) as Record<Code, ReturnType<typeof text>>,
  )

const englishOf = Object.fromEntries(
  Object.entries(problems).map(([code, [, words]]) => [code, words]),
) as Record<ProblemCode, string>

/** What the pages say of every refusal by the API, of no answer at all, and of every fault of a field. */
export const problemsCopy = z.strictObject({
  general: messages<ProblemCode | 'offline'>({ ...englishOf, offline: 'Nila cannot be reached.' }),
  field: messages<FieldProblemCode>(fieldProblems),
  tooManyAttemptsUntil: text({
    max: 160,
    placeholders: ['when'],
    help: 'Too many attempts, where the wait is known; {when} reads like "in 2 minutes"',
  }),
})
export type ProblemsCopy = z.infer<typeof problemsCopy>
