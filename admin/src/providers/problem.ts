import { ApiError } from '@nila/api/contract/client'
import type { FieldProblem, ProblemCode } from '@nila/api/contract/problems'
import { HttpError } from 'react-admin'

export type Translate = (key: string, options?: Record<string, unknown>) => string

/** What an `HttpError` of our providers carries in `body`. */
export interface ProblemDetails {
  code: ProblemCode | 'offline'
  fields: Record<string, FieldProblem>
  /** The record as it is now, where the call was about an older version of it. */
  current?: unknown
}

/** The words for a problem in the language that is chosen now; errors that are not the API's keep their own. */
export function problemWords(error: unknown, translate: Translate): string {
  const code = (error as { body?: Partial<ProblemDetails> } | null)?.body?.code
  return translate(code ? `problem.${code}` : 'problem.internal_error')
}

export const fieldWords = ({ code, values }: FieldProblem, translate: Translate): string =>
  translate(`field.${code}`, values)

/** An `ApiError` as the error that react-admin understands; anything else is a defect and passes through. */
export function toHttpError(error: unknown, translate: Translate): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, fields, status, current } = error
  const body: ProblemDetails = { code, fields, current }
  return new HttpError(translate(`problem.${code}`, { _: error.message }), status, body)
}
