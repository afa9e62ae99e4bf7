import type { CopyEntry } from '@nila/api/contract/copy-entries'
import type { ProblemDetails } from '../providers/problem.ts'
import type { ValueProblems } from './read-value.ts'

/** What a draft that was not saved means for what was typed. */
export type Refusal =
  /** Somebody else has changed the piece: the entry as it is now. */
  | { kind: 'stale'; current: CopyEntry }
  /** The session has ended; the way to sign-in is taken. */
  | { kind: 'signed-out' }
  /** Nobody answered, or nobody had time: to be tried again. */
  | { kind: 'away' }
  | { kind: 'invalid'; problems: ValueProblems }
  | { kind: 'refused' }

export function refusalOf(error: unknown): Refusal {
  const { status = 0, body } = error as { status?: number; body?: ProblemDetails }
  if (body?.code === 'stale_version' && body.current)
    return { kind: 'stale', current: body.current as CopyEntry }
  if (status === 401) return { kind: 'signed-out' }
  if (status === 0 || status === 429 || status >= 500) return { kind: 'away' }
  const problems = Object.entries(body?.fields ?? {})
  if (!problems.length) return { kind: 'refused' }
  const inValue = problems.map(([path, problem]) => [path.replace(/^value\.?/, '') || 'body', problem])
  return { kind: 'invalid', problems: Object.fromEntries(inValue) }
}
