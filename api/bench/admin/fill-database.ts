import { addressOf } from '@nila/db/testing'
import pg from 'pg'

type Connection = Parameters<typeof addressOf>[0]

/** Words of the demo's reviews, and as many again as a language has, made of their beginnings and ends; the script is the block of Unicode. */
const WORDS = `
  create temp table words as
  with found as (
    select distinct ascii(word) / 128 as script, word from reviews,
      regexp_split_to_table(content, '[\\s,.;:!?।۔،]+') as word where length(word) between 3 and 20 and word !~ '[0-9]'
  ), numbered as (
    select *, row_number() over (partition by script order by word) as n, count(*) over (partition by script) as many from found
  ), made as (
    select script, word from found union
    select first.script, left(first.word, length(first.word) / 2 + 1) || right(last.word, length(last.word) / 2)
    from numbered first cross join generate_series(1, 24) as turn
    join numbered last on last.script = first.script and last.n = (first.n * 31 + turn * 97) % first.many + 1
  )
  select script, word, row_number() over (partition by script order by random()) as rank from made`

/** Sentences in which a word is met the less often the later its rank (Zipf's law). */
const SENTENCES = `
  create temp table sentences as
  with scripts as (
    select script, count(*) as many, row_number() over (order by script) as place, count(*) over () as all_scripts from words group by script having count(*) > 500
  ), drawn as (
    select n, script, floor(many ^ random())::int as rank, turn
    from generate_series(1, 40000) as n cross join generate_series(1, 8) as turn
    join scripts on place = (n - 1) * all_scripts / 40000 + 1
  )
  select n, string_agg(word, ' ' order by turn) as sentence from drawn join words using (script, rank) group by n`

const NAMES = `
  create temp table names as
  select row_number() over (order by id) - 1 as n, regexp_replace(username, '[0-9 ]+$', '') as name from users`

/** Every row below draws from its own number, so that the same count fills the same database. */
const USERS = `
  insert into users (username, email, email_verified_at, password_hash, role, created_at, last_login, suspended_at)
  select name || ' ' || id, case when id % 5 > 0 then 'user-' || id || '@example.org' end, case when id % 5 > 1 then now() end, '!bench',
    case when id % 50000 = 7 then 'admin' when id % 20000 = 9 then 'editor' else 'user' end,
    now() - ($2 - id + random() * 100) * (interval '730 days' / $2), case when id % 7 > 0 then now() - random() * interval '200 days' end,
    case when id % 5000 = 3 then now() end
  from generate_series($1::int, $2::int) as id join names on n = id * 7919::bigint % (select count(*) from names)`

const REVIEWS = `
  insert into reviews (user_id, rating, title, content, is_approved, created_at)
  select users.id, (array[5, 5, 5, 4, 4, 3, 2, 1])[1 + users.id % 8], left(one.sentence, 20 + users.id % 40),
    case when users.id % 2 = 0 then 'Nila: ' else '' end || one.sentence || '. ' || two.sentence || '. ' || three.sentence || '.',
    case when users.id % 41 = 0 then 0 when users.id % 9 = 0 then 2 else 1 end,
    now() - ($2 - users.id + random() * 100) * (interval '700 days' / $2)
  from users
  join sentences one on one.n = users.id * 7919::bigint % 40000 + 1
  join sentences two on two.n = (one.n + users.id % 7) % 40000 + 1
  join sentences three on three.n = (one.n + 8 + users.id % 11) % 40000 + 1
  where users.id between $1 and $2 order by users.id`

const SUBSCRIPTIONS = `
  insert into subscriptions (user_id, avatar_id, created_at, expires_at, payment_method, transaction_id, status)
  select id, (select min(id) from avatars) + id % (select count(*) from avatars),
    now() - ($2 - id + random() * 100) * (interval '600 days' / $2),
    case when chance < 55 and id % 3 > 0 then now() + (random() - 0.3) * interval '400 days' end,
    case when id % 10 < 7 then 'upi' else 'free_access' end,
    case when id % 10 < 7 and id % 100 > 0 then lpad((400000000000 + id * 7919::bigint)::text, 12, '0') end,
    case when chance < 55 then 'active' when chance < 60 then 'pending_verification' when chance < 75 then 'expired' else 'rejected' end
  from users, lateral (select abs(hashint4(id)) % 100 as chance) as drawn where id between $1 and $2 order by id`

const AUDIT_LOG = `
  insert into audit_log (at, actor_id, actor_name, action, subject_type, subject_id, details)
  select now() - ($2 - n) * interval '30 seconds', 1 + n % 20, 'ADMIN',
    (array['review.approve', 'review.approve', 'review.reject', 'account.login', 'account.login', 'subscription.approve'])[1 + n % 6],
    (array['review', 'review', 'review', 'user', 'user', 'subscription'])[1 + n % 6], n, '{}'
  from generate_series($1::int, $2::int) as n`

const TABLES = ['users', 'reviews', 'subscriptions', 'audit_log']

/**
 * Fills the database of a demo up to `rows` users, a review, an access record and an entry of the audit log each, in all the scripts of
 * the demo. Indexes are made after the rows, as one does with so many; triggers run.
 */
export async function fillDatabase(connection: Connection, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(connection) })
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '64MB'; select setseed(0.2026)")
    for (const sql of [WORDS, SENTENCES, NAMES, 'analyze words, sentences, names']) await client.query(sql)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       join pg_class on pg_class.oid = indrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition and not indisunique`,
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    const { rows: last } = await client.query<{ id: number }>('select max(id) as id from users')
    const range = [(last[0]?.id ?? 0) + 1, rows]
    for (const sql of [USERS, REVIEWS, SUBSCRIPTIONS, AUDIT_LOG]) await client.query(sql, range)
    for (const { definition } of indexes) await client.query(definition)
    await client.query(`vacuum analyze`)
  } finally {
    await client.end()
  }
}

/** How many rows each table holds. */
export async function countRows(connection: Connection): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: addressOf(connection) })
  await client.connect()
  try {
    const counts = await Promise.all(
      TABLES.map((table) => client.query<{ count: string }>(`select count(*) from ${table}`)),
    )
    return Object.fromEntries(TABLES.map((table, place) => [table, Number(counts[place]?.rows[0]?.count)]))
  } finally {
    await client.end()
  }
}
