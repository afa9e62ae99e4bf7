import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isMigrated, migrate, migrating } from './migrate.ts'
import { StartError } from './start-error.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

const folder = join(import.meta.dirname, 'migrations')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'))
})
afterAll(() => database.drop())

const names = async (sql: string): Promise<string[]> => {
  const { rows } = await database.db.raw<{ rows: { name: string }[] }>(sql)
  return rows.map(({ name }) => name)
}
const ours = "relnamespace = 'public'::regnamespace and relname not like 'knex%'"
const schema = () =>
  names(`
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) as name
      from pg_class join pg_attribute on attrelid = pg_class.oid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where ${ours} and relkind = 'r' and attnum > 0
    union all select pg_get_indexdef(pg_class.oid) from pg_class where ${ours} and relkind = 'i'
    union all select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join pg_class on conrelid = pg_class.oid where ${ours}
    union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on tgrelid = pg_class.oid
      where ${ours} and not tgisinternal
    order by 1`)
const rollBack = () => migrating(database.connection, (knex) => knex.migrate.rollback(undefined, true))

describe('migrating', () => {
  test('up, down and up again leaves the same schema', async () => {
    const before = await schema()
    expect(before.length).toBeGreaterThan(60)

    await rollBack()
    expect(await schema()).toEqual([])
    expect(await isMigrated(database.db)).toBe(false)

    await migrate(database.connection)
    expect(await schema()).toEqual(before)
    expect(await isMigrated(database.db)).toBe(true)
  })

  test('three at once run each migration once', async () => {
    await rollBack()
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.connection)))
    expect(runs.flat()).toEqual((await readdir(folder)).sort())
    expect(await isMigrated(database.db)).toBe(true)
  })

  test('a lock that a killed process left behind blocks nobody', async () => {
    await database.db('knex_migrations_lock').update({ is_locked: 1 })
    expect(await migrate(database.connection)).toEqual([])
  })

  test('a database of a newer release is refused in one line', async () => {
    await database
      .db('knex_migrations')
      .insert({ name: '29990101000001-later.ts', batch: 9, migration_time: new Date() })
    await expect(migrate(database.connection)).rejects.toThrow(StartError)
    await expect(migrate(database.connection)).rejects.toThrow(/newer release/)
    expect(await isMigrated(database.db)).toBe(true)
    await database.db('knex_migrations').where({ batch: 9 }).delete()
  })
})

test('every constraint and index has a name that its migration gave it, save those of partitions, which Postgres names', async () => {
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  const given = files.join('\n')
  const found = await names(`
    select conname as name from pg_constraint join pg_class on conrelid = pg_class.oid where ${ours} and contype <> 'n'
    union select relname from pg_class where ${ours} and relkind in ('i', 'I') and not relispartition`)
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((name) => !new RegExp(`\\b${name}\\b`).test(given))).toEqual([])
})
