import '../fields/zod-without-eval.ts'
import { fieldProblemsOf } from '@nila/api/contract/field-problems'
import type { FieldProblem } from '@nila/api/contract/problems'
import { ReviewBody } from '@nila/api/contract/reviews'
import type { Draft } from './draft.ts'

/** What is wrong with a review before it is sent, and the review as it goes out. */
export function checkReview(draft: Draft): { body: ReviewBody; fields: Record<string, FieldProblem> } {
  const parsed = ReviewBody.safeParse(draft)
  return parsed.success
    ? { body: parsed.data, fields: {} }
    : { body: draft, fields: fieldProblemsOf(parsed.error) }
}
