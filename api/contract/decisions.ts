import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import type { ProblemCode } from './problems.ts'

/** The most records that one request decides. */
export const BULK_LIMIT = 500

/** The ids of a bulk decision, and the versions that were on the screen: a record that has moved on since is left as it is. */
export const bulkFields = {
  ids: z.array(Id).min(1).max(BULK_LIMIT),
  /** By id. What is not named is decided whatever its version. */
  versions: z.record(z.string().regex(/^[1-9][0-9]{0,9}$/), z.int().min(1)).optional(),
}

/** What became of one record of many. */
export const RowResult = z.strictObject({
  id: z.int(),
  success: z.boolean(),
  /** Why not, where it did not work. */
  // The list of codes has their English words with it, which no page needs that reads this.
  code: z.custom<ProblemCode>((code) => typeof code === 'string').optional(),
})
export type RowResult = z.infer<typeof RowResult>

/** What was done, by the number under which it can be undone; null where nothing had to be changed. */
export const OperationId = z.int().min(1)

/** The record after a decision, and what undoes it. */
export const decided = <R extends z.ZodRawShape>(record: z.ZodObject<R>) =>
  z.strictObject({ ...record.shape, operationId: OperationId.nullable() })

/** What a bulk decision answers: one line for each id, and the records as they are now. */
export const bulkAnswer = <R extends z.ZodType>(record: R) =>
  z.strictObject({
    operationId: OperationId.nullable(),
    results: z.array(RowResult),
    records: z.array(record),
  })

/** The resources whose changes can be undone. */
export const UndoableResource = z.enum([
  'reviews',
  'subscriptions',
  'avatars',
  'chat-reports',
  'model-endpoints',
])
export type UndoableResource = z.infer<typeof UndoableResource>

/**
 * Takes back what one operation did to each of its records, as far as they have not moved on since; refused with 409 where all of them
 * have. What takes it back is an operation of its own.
 */
export const undoOperation = endpoint({
  method: 'POST',
  path: '/admin/undo/:operationId',
  guard: 'admin',
  params: z.strictObject({ operationId: Id }),
  body: z.strictObject({}),
  answer: z.strictObject({
    operationId: OperationId,
    resource: UndoableResource,
    results: z.array(RowResult),
  }),
})
