import { z } from 'zod'

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
/** A variable of the environment; one that is blank counts as not set. */
export const variable = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema)
/** A whole number within bounds. */
export const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`))
