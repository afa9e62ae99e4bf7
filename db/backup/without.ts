import type pg from 'pg'
import { listForeignKeys, listIndexes, quoted, type Table } from './catalog.ts'

/** Runs `work` while none of our triggers on these tables does: they would count and write again what a backup holds as they left it. */
export async function withoutTriggers(
  client: pg.ClientBase,
  tables: Table[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await work()
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
}

/** Runs `work` without foreign keys, which would want an order that tables need not have; all rows are held against them at the end. */
export async function withoutForeignKeys(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  await work()
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Runs `work` without indexes: to make one of all rows takes a fraction of the time that it takes to add them one by one. */
export async function withoutIndexes(
  client: pg.ClientBase,
  work: () => Promise<void>,
  onIndex: () => void,
): Promise<void> {
  const indexes = await listIndexes(client)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  await client.query("set local maintenance_work_mem = '256MB'")
  for (const { definition } of indexes) {
    onIndex()
    await client.query(definition)
  }
}
