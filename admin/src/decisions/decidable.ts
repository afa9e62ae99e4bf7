import type { RowResult } from '@nila/api/contract/decisions'

/** What can be decided: a record that knows which version of it is on the screen. */
export interface Decidable {
  id: number
  version: number
}

/** What became of a decision, as the contract's `bulkAnswer` says it. */
export interface Decided<R> {
  /** Under which it can be undone; null where nothing had to be changed. */
  operationId: number | null
  results: RowResult[]
  /** As they are now. */
  records: R[]
}

/** A field of a record, for who compares two versions of it. */
export interface ComparedField<R> {
  label: string
  textOf: (record: R) => string
}

/** A record that moved on between being seen and being decided. */
export interface Conflict<R> {
  seen: R
  current: R
}
