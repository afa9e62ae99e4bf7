import type { CopyShape } from '@nila/api/contract/copy/fields'
import type { ValueProblems } from '../read-value.ts'

/** What every field for a value of copy is given. */
export interface FieldProps<S extends CopyShape = CopyShape> {
  label: string
  shape: S
  value: unknown
  problems: ValueProblems
  onChange: (value: unknown) => void
  /** The language of the words, and the way it is written. */
  lang: string | undefined
  dir: 'ltr' | 'rtl' | undefined
  isReadOnly: boolean
  /** What the English says there, where another language is written. */
  source: unknown
  /** Whether what is around the field shows its name already. */
  isTitled?: boolean
}

/** A shape that is one value, not several in a list or a group. */
export type Leaf = Exclude<CopyShape, { kind: 'list' | 'group' }>

/** The problems of a part, by the path in it. */
export function problemsAt(problems: ValueProblems, name: string): ValueProblems {
  const found: ValueProblems = {}
  for (const [path, problem] of Object.entries(problems)) {
    if (path === name) found.body = problem
    else if (path.startsWith(`${name}.`)) found[path.slice(name.length + 1)] = problem
  }
  return found
}

/** An empty value of a shape, for what is added to a list. */
export function emptyOf(shape: CopyShape): unknown {
  switch (shape.kind) {
    case 'list':
      return Array.from({ length: shape.minItems }, () => emptyOf(shape.item))
    case 'group':
      return Object.fromEntries(Object.entries(shape.fields).map(([name, part]) => [name, emptyOf(part)]))
    case 'switch':
      return false
    case 'choice':
      return shape.choices?.[0] ?? ''
    case 'picture':
      return null
    default:
      return ''
  }
}
