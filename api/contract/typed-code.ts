import { z } from 'zod'
import { Text } from './fields.ts'

/** A code as it was typed: in any case, with blanks or dashes in the middle. */
export const TypedCode = Text.pipe(
  z
    .string()
    .max(40)
    .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
)
