import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { hashKey } from '@tanstack/react-query'

/** What is published of a piece: what was written over the product's words, or those. */
export const publishedOf = ({ published, default: byDefault }: CopyEntry): unknown =>
  published && !published.isDefault ? published.value : byDefault

/** What stands in a piece: its draft, else what is published. */
export function standing(entry: CopyEntry): unknown {
  const { draft, default: byDefault } = entry
  if (!draft) return publishedOf(entry)
  return draft.isDefault ? byDefault : draft.value
}

/** Whether the product's own words stand there. */
export const isDefault = ({ draft, published }: CopyEntry): boolean => (draft ?? published)?.isDefault ?? true

/** Whether two values say the same; the database keeps the names in an object in an order of its own. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

/** Whether somebody has something to do there: translate, check, decide or publish. */
export const needsWork = ({ draft, isMissing, isStale, state, movedDefault }: CopyEntry): boolean =>
  draft !== null || isMissing || isStale || state === 'machine-drafted' || movedDefault !== null

/** A value as text, a line for each part of it: what is compared and read, not edited. */
export function linesOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(linesOf).join('\n\n')
  if (typeof value === 'object') return Object.values(value).map(linesOf).join('\n')
  return String(value)
}
