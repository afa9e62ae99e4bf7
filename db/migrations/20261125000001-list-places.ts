import type { Knex } from 'knex'

/** What the counters of a list tell apart, as before (20261122000002). */
const COUNTED = {
  users: "jsonb_build_object('role', role)",
  reviews: "jsonb_build_object('isApproved', is_approved, 'rating', rating)",
  subscriptions: `jsonb_build_object('status', status, 'paymentMethod', payment_method,
    'isMissing', payment_method <> 'free_access' and coalesce(transaction_id, '') = '',
    'expiresOn', (expires_at at time zone 'UTC')::date)`,
  audit_log: "jsonb_build_object('action', action, 'subjectType', subject_type)",
}

const monthOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM"-01T00:00:00Z"')`
const initialOf = (column: string) => `left(${column}, 1)`

/** Where the stretches of a list begin that are counted one by one, for each order that is paged through, by the API's name of the column. */
const PLACES = {
  users: { createdAt: monthOf('created_at'), username: initialOf('username') },
  reviews: {
    createdAt: monthOf('created_at'),
    title: initialOf('title'),
    username: initialOf('username'),
  },
  subscriptions: { createdAt: monthOf('created_at'), username: initialOf('username') },
  audit_log: { at: monthOf('at') },
}

type Table = keyof typeof COUNTED
const TABLES = Object.keys(COUNTED) as Table[]

/** The lists of a table by the name of their counters, each with what these tell apart. */
const listsOf = (table: Table): [list: string, key: string][] => [
  [table, COUNTED[table]],
  ...Object.entries(PLACES[table]).map(([column, start]): [string, string] => [
    `${table}.${column}`,
    `jsonb_build_object('start', ${start})`,
  ]),
]

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const CHANGES = [
  ['insert', 'referencing new table as added'],
  ['update', 'referencing old table as removed new table as added'],
  ['delete', 'referencing old table as removed'],
  ['truncate', ''],
] as const

const dropTriggers = (table: Table) =>
  CHANGES.map(([change]) => `drop trigger ${table}_count_${change} on ${table}`)

const createTriggers = (table: Table, args: string[]) =>
  CHANGES.map(
    ([change, tables]) =>
      `create trigger ${table}_count_${change} after ${change} on ${table} ${tables} for each statement
        execute function count_records(${args.map(literal).join(', ')})`,
  )

const recountOf = (lists: [list: string, table: Table, key: string][]) =>
  `create or replace function recount_records() returns void language sql as $$
    delete from record_counts;
    insert into record_counts (list, key, change)
    ${lists
      .map(([list, table, key]) => `select '${list}', ${key} as key, count(*) from ${table} group by 2`)
      .join(' union all ')}
  $$`

/** Takes pairs: a list, and what its counters tell apart. */
const COUNT_LISTS = `create or replace function count_records() returns trigger language plpgsql as $$
  declare
    changes text[] := '{}';
    is_due boolean;
    place integer;
  begin
    if tg_op = 'TRUNCATE' then
      delete from record_counts where list = tg_table_name or starts_with(list, tg_table_name || '.');
      return null;
    end if;
    for place in 0 .. tg_nargs - 1 by 2 loop
      if tg_op <> 'DELETE' then
        changes := changes || format('select %L as list, %s as key, 1 as change from added', tg_argv[place], tg_argv[place + 1]);
      end if;
      if tg_op <> 'INSERT' then
        changes := changes || format('select %L as list, %s as key, -1 as change from removed', tg_argv[place], tg_argv[place + 1]);
      end if;
    end loop;
    execute format(
      'with written as (
        insert into record_counts (list, key, change)
        select list, key, sum(change) from (%s) as changes group by list, key having sum(change) <> 0 returning id
      ) select bool_or(id %% 256 = 0) from written',
      array_to_string(changes, ' union all ')) into is_due;
    -- All of them: whose row the 256th is, is the same each time.
    if is_due then
      for place in 0 .. tg_nargs - 1 by 2 loop
        perform add_up_counts(tg_argv[place]);
      end loop;
    end if;
    return null;
  end $$`

/** As it was: takes what the counters of the table tell apart. */
const COUNT_TABLES = `create or replace function count_records() returns trigger language plpgsql as $$
  declare
    changes text[] := '{}';
    is_due boolean;
  begin
    if tg_op = 'TRUNCATE' then
      delete from record_counts where list = tg_table_name;
      return null;
    end if;
    if tg_op <> 'DELETE' then changes := changes || format('select %s as key, 1 as change from added', tg_argv[0]); end if;
    if tg_op <> 'INSERT' then changes := changes || format('select %s as key, -1 as change from removed', tg_argv[0]); end if;
    execute format(
      'with written as (
        insert into record_counts (list, key, change)
        select %L, key, sum(change) from (%s) as changes group by key having sum(change) <> 0 returning id
      ) select bool_or(id %% 256 = 0) from written',
      tg_table_name, array_to_string(changes, ' union all ')) into is_due;
    if is_due then perform add_up_counts(tg_table_name); end if;
    return null;
  end $$`

/** A page deep in a list is found from the nearest place up to which the records were counted, instead of from one of its ends. */
export async function up(knex: Knex): Promise<void> {
  const statements = [
    ...TABLES.flatMap(dropTriggers),
    COUNT_LISTS,
    ...TABLES.flatMap((table) => createTriggers(table, listsOf(table).flat())),
    recountOf(
      TABLES.flatMap((table) =>
        listsOf(table).map(([list, key]): [string, Table, string] => [list, table, key]),
      ),
    ),
    'select recount_records()',
  ]
  for (const statement of statements) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  const statements = [
    ...TABLES.flatMap(dropTriggers),
    COUNT_TABLES,
    ...TABLES.flatMap((table) => createTriggers(table, [COUNTED[table]])),
    recountOf(TABLES.map((table) => [table, table, COUNTED[table]])),
    'select recount_records()',
  ]
  for (const statement of statements) await knex.raw(statement)
}
