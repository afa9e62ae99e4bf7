import { fieldProblem, fieldProblemsOf } from '@nila/api/contract'
import { fieldOf } from '@nila/api/contract/copy/fields'
import { Picture } from '@nila/api/contract/copy/kinds'
import { CopyPicture, CopyPictureVariant, type Knex } from '@nila/db'
import { z } from 'zod'
import { invalidField, Problem } from '../http/problem.ts'
import { isSame } from './values-of.ts'

/** What a value is after the rules of its key: trimmed. Throws `invalid_input`, or `copy_not_found` where there is no such key. */
export function checkedValue(key: string, value: unknown): unknown {
  const field = fieldOf(key)
  if (!field) throw new Problem('copy_not_found')
  const parsed = z.strictObject({ value: field.schema }).safeParse({ value }, { reportInput: true })
  if (!parsed.success) throw new Problem('invalid_input', { fields: fieldProblemsOf(parsed.error) })
  return parsed.data.value
}

/** Refuses a picture that was never uploaded, or has other sizes than are said of it. */
export async function checkPicture(
  trx: Knex.Transaction | undefined,
  key: string,
  value: unknown,
): Promise<void> {
  if (fieldOf(key)?.shape.kind !== 'picture' || value === null) return
  const { name, width, height, widths } = Picture.parse(value)
  const [picture, variants] = await Promise.all([
    CopyPicture.query(trx).findById(name),
    CopyPictureVariant.query(trx).select('width').where({ name }).orderBy('width'),
  ])
  const there = variants.map((variant) => variant.width)
  if (!picture) throw new Problem('picture_not_found', { fields: { value: fieldProblem('picture_invalid') } })
  if (
    picture.width !== width ||
    picture.height !== height ||
    !isSame(
      there,
      widths.toSorted((a, b) => a - b),
    )
  )
    throw invalidField('value', 'picture_invalid')
}
