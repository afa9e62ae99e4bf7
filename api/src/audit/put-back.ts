import type { AuditEntry, AuditValues, Knex } from '@nila/db'
import { applyWherePossible } from './apply-where-possible.ts'

/** An entry that names what it changed. */
export type Change = AuditEntry & { subjectId: number; before: AuditValues; after: AuditValues }

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
/**
 * Something else has taken the place of what is put back, such as a second request for the same avatar; or what it refers to is gone, such
 * as the account of who decided.
 */
const isOvertaken = (error: unknown) =>
  [UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION].includes((error as { code?: string }).code ?? '')

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What a change is to be taken back to, by column, with the version at which it still stands. */
const rowOf = ({ subjectId, before, after }: Change) => ({
  ...Object.fromEntries(Object.entries(before).map(([field, value]) => [columnOf(field), value])),
  id: subjectId,
  version: after.version,
})

/** Sets `fields` as they were where the change still stands; gives the ids of those. */
async function setBack(
  trx: Knex.Transaction,
  table: string,
  fields: string[],
  changes: Change[],
): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `update ?? as record set ${fields.map(() => '?? = ??,').join(' ')} version = record.version + 1
     from jsonb_populate_recordset(cast(null as ??), ?::jsonb) as was
     where record.id = was.id and record.version = was.version returning record.id`,
    [table, ...fields.flatMap((field) => [field, `was.${field}`]), table, JSON.stringify(changes.map(rowOf))],
  )
  return rows.map(({ id }) => id)
}

/**
 * Puts `before` back where `after` still stands, one version further; gives the ids of those.
 * @param changes of one operation, and so of the same fields
 */
export async function putBack(
  trx: Knex.Transaction,
  table: string,
  changes: Change[],
): Promise<ReadonlySet<number>> {
  const ids = changes.map(({ subjectId }) => subjectId)
  // In the order of their ids, so that two who change the same ones wait for each other instead of dead-locking.
  await trx(table).select('id').whereIn('id', ids).orderBy('id').forUpdate()
  const fields = Object.keys(changes[0]?.before ?? {}).filter((field) => field !== 'version')
  const done = await applyWherePossible(
    trx,
    changes,
    (savepoint, some) => setBack(savepoint, table, fields, some),
    isOvertaken,
  )
  return new Set(done)
}
