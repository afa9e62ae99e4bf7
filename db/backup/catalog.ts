import pg from 'pg'
import { LEFT_OUT_COLUMNS } from './left-out.ts'

const { escapeIdentifier } = pg

export interface Table {
  name: string
  /** Without generated ones, which the database fills itself. */
  columns: string[]
}

/** A part of a partitioned table, by its range. */
export interface Partition {
  table: string
  name: string
  from: string
  to: string
}

export interface Sequence {
  name: string
  /** The number it gives next; text, because it may be larger than a JavaScript number is exact. */
  next: string
}

export interface Index {
  /** Quoted. */
  name: string
  definition: string
}

export interface ForeignKey {
  /** Both quoted. */
  table: string
  name: string
  definition: string
}

const OURS = "relnamespace = 'public'::regnamespace and relname not like 'knex%'"

/** A table or sequence of ours, quoted. */
export const quoted = (name: string): string => `public.${escapeIdentifier(name)}`

export const quotedColumns = ({ columns }: Table): string => columns.map(escapeIdentifier).join(', ')

/** Rows as text must not depend on how a server or a role is set up, and long work must not be cut short. For one transaction. */
export const PLAIN = Object.entries({
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
})
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ')

/** Every table of ours by its name, those whose rows are left out included. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where ${OURS} and relkind in ('r', 'p') and not relispartition
         and attnum > 0 and not attisdropped and attgenerated = '' and not relname || '.' || attname = any($1)
       group by relname order by relname`,
    [LEFT_OUT_COLUMNS],
  )
  return rows
}

/** The partitions that rows need; what ranges they have is not in the migrations, which make those of their day. */
export async function listPartitions(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select (select relname from pg_class where oid = inhparent) as table, relname as name, bounds[1] as from, bounds[2] as to
       from pg_class join pg_inherits on inhrelid = pg_class.oid
         cross join lateral regexp_match(pg_get_expr(relpartbound, pg_class.oid), 'FROM \\(''(.+)''\\) TO \\(''(.+)''\\)') as bounds
       where ${OURS} and relkind = 'r' and relispartition order by relname`,
  )
  return rows
}

/** Makes those that are not there yet. */
export async function addPartitions(client: pg.ClientBase, partitions: Partition[]): Promise<void> {
  for (const { table, name, from, to } of partitions) {
    await client.query(
      `create table if not exists ${quoted(name)} partition of ${quoted(table)}
         for values from (${pg.escapeLiteral(from)}) to (${pg.escapeLiteral(to)})`,
    )
  }
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; increment: string }>(
    `select relname as name, seqincrement::text as increment
       from pg_sequence join pg_class on seqrelid = pg_class.oid where ${OURS} order by relname`,
  )
  if (rows.length === 0) return []
  // Not from the view pg_sequences, which does not tell where one goes on that was set and not yet asked.
  const states = rows.map(
    ({ name, increment }) =>
      `select ${pg.escapeLiteral(name)} as name,
         (last_value + case when is_called then ${increment} else 0 end)::text as next from ${quoted(name)}`,
  )
  return (await client.query<Sequence>(states.join(' union all '))).rows
}

/** Indexes other than those of constraints. Postgres tells of that of a partitioned table as if its partitions had none. */
export async function listIndexes(client: pg.ClientBase): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select 'public.' || quote_ident(relname) as name,
         case relkind when 'I' then regexp_replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
           else pg_get_indexdef(indexrelid) end as definition
       from pg_index join pg_class on indexrelid = pg_class.oid
       where ${OURS} and not relispartition
         and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
       order by relname`,
  )
  return rows
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select 'public.' || quote_ident(relname) as table, quote_ident(conname) as name,
         pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint join pg_class on conrelid = pg_class.oid
       where ${OURS} and contype = 'f' and conparentid = 0 order by conrelid, conname`,
  )
  return rows
}

/** The migrations that were run, in their order; undefined where there is no database of Nila yet. */
export async function listApplied(client: pg.ClientBase): Promise<string[] | undefined> {
  const { rows: found } = await client.query(
    "select from pg_class where oid = to_regclass('public.knex_migrations')",
  )
  if (found.length === 0) return undefined
  const { rows } = await client.query<{ name: string }>('select name from public.knex_migrations order by id')
  return rows.map(({ name }) => name)
}
