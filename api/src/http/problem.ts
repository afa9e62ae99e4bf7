import {
  type FieldProblem,
  type FieldProblemCode,
  fieldProblem,
  type ProblemBody,
  type ProblemCode,
  problems,
} from '@nila/api/contract'

interface ProblemOptions {
  fields?: Record<string, FieldProblem>
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
  /** The record as it is now, presented. */
  current?: unknown
}

/** A refusal. The only thing that error bodies are made from; its status and words come from the contract's table. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: Record<string, FieldProblem> | undefined
  readonly retryAfter: number | undefined
  readonly current: unknown

  constructor(code: ProblemCode, { fields, retryAfter, current }: ProblemOptions = {}) {
    const [status, words] = problems[code]
    super(words)
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
    this.current = current
  }

  get body(): ProblemBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.current !== undefined && { current: this.current }),
    }
  }
}

/** A refusal of one field of a form, for rules that a schema cannot know. */
export const invalidField = (
  name: string,
  code: FieldProblemCode,
  values?: FieldProblem['values'],
): Problem => new Problem('invalid_input', { fields: { [name]: fieldProblem(code, values) } })
