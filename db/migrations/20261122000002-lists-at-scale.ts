import type { Knex } from 'knex'

/** What the counters of a list tell apart. */
const COUNTED = {
  users: "jsonb_build_object('role', role)",
  reviews: "jsonb_build_object('isApproved', is_approved, 'rating', rating)",
  subscriptions: `jsonb_build_object('status', status, 'paymentMethod', payment_method,
    'isMissing', payment_method <> 'free_access' and coalesce(transaction_id, '') = '',
    'expiresOn', (expires_at at time zone 'UTC')::date)`,
  audit_log: "jsonb_build_object('action', action, 'subjectType', subject_type)",
}

/** What a record is found by; each word has a blank before it, the first one too. */
const SEARCHED = {
  users: "concat_ws(' ', '', username, email)",
  reviews: "concat_ws(' ', '', title, content, username)",
  subscriptions: "concat_ws(' ', '', username, transaction_id)",
}

/** Tables of what records are found by. */
const SEARCH_TABLES = [
  'users_search (id integer constraint users_search_pkey primary key, text text not null)',
  'reviews_search (id integer constraint reviews_search_pkey primary key, text text not null)',
  'subscriptions_search (id integer constraint subscriptions_search_pkey primary key, text text not null)',
]
const SEARCH_INDEXES = [
  'users_search_text_index on users_search',
  'reviews_search_text_index on reviews_search',
  'subscriptions_search_text_index on subscriptions_search',
]

/** The indexes behind each order of a list, with the columns that its tabs and filters ask for, so that no row is read to walk past it. */
const INDEXES = {
  users: {
    users_created_at_index: '(created_at, id) include (role)',
    users_last_login_index: '(last_login, id) include (role)',
    users_email_index: '(email, id) include (role)',
    users_username_index: '(username, id) include (role)',
  },
  reviews: {
    reviews_created_at_index: '(created_at, id) include (is_approved, rating)',
    reviews_status_index: '(is_approved, created_at, id) include (rating)',
    reviews_is_approved_index: '(is_approved, id) include (rating)',
    reviews_rating_index: '(rating, id) include (is_approved)',
    reviews_title_index: '(title, id) include (is_approved, rating)',
    reviews_username_index: '(username, id) include (is_approved, rating)',
  },
  subscriptions: {
    subscriptions_created_at_index: '(created_at, id) include (status, payment_method, expires_at)',
    subscriptions_status_index: '(status, created_at, id) include (payment_method, expires_at)',
    subscriptions_status_id_index: '(status, id) include (payment_method, expires_at)',
    subscriptions_username_index: '(username, id) include (status, payment_method, expires_at)',
    subscriptions_payment_method_index: '(payment_method, id) include (status, expires_at)',
    subscriptions_expires_at_index: '(expires_at, id) include (status, payment_method)',
    subscriptions_avatar_id_index: '(avatar_id, id) include (status, payment_method, expires_at)',
    subscriptions_subscribers_index: "(avatar_id, user_id) include (expires_at) where status = 'active'",
    subscriptions_user_id_index: '(user_id, created_at, id)',
    subscriptions_missing_index: `(created_at, id) where status = 'pending_verification'
      and payment_method <> 'free_access' and coalesce(transaction_id, '') = ''`,
  },
  audit_log: {
    audit_log_at_index: '(at, id)',
    audit_log_action_index: '(action, at, id)',
    audit_log_actor_id_index: '(actor_id, at, id)',
    audit_log_subject_index: '(subject_type, subject_id, at, id)',
    audit_log_subject_type_index: '(subject_type, at, id)',
  },
}

/** The same as they were. */
const FORMER_INDEXES = [
  'users_created_at_index on users (created_at desc, id desc)',
  'users_last_login_index on users (last_login desc, id desc)',
  'users_email_index on users (email, id)',
  'users_username_search_index on users using gin (username gin_trgm_ops)',
  'users_email_search_index on users using gin (email gin_trgm_ops)',
  'reviews_created_at_index on reviews (created_at desc, id desc)',
  'reviews_status_index on reviews (is_approved, created_at desc, id desc)',
  'reviews_rating_index on reviews (rating, id)',
  'reviews_title_index on reviews (title, id)',
  'reviews_title_search_index on reviews using gin (title gin_trgm_ops)',
  'reviews_content_search_index on reviews using gin (content gin_trgm_ops)',
  'subscriptions_created_at_index on subscriptions (created_at desc, id desc)',
  'subscriptions_status_index on subscriptions (status, created_at desc, id desc)',
  'subscriptions_avatar_id_index on subscriptions (avatar_id)',
  'audit_log_at_index on audit_log (at desc, id desc)',
  'audit_log_action_index on audit_log (action, at desc)',
  'audit_log_actor_id_index on audit_log (actor_id, at desc)',
  'audit_log_subject_index on audit_log (subject_type, subject_id, at desc)',
]

const nameOf = (definition: string) => definition.split(' ')[0]

/** One statement of a trigger for each kind of change, since what a change is called depends on its kind. */
const onEachChange = (name: string, table: string, call: string) =>
  [
    ['insert', 'referencing new table as added'],
    ['update', 'referencing old table as removed new table as added'],
    ['delete', 'referencing old table as removed'],
    ['truncate', ''],
  ].map(
    ([change, tables]) =>
      `create trigger ${name}_${change} after ${change} on ${table} ${tables} for each statement execute function ${call}`,
  )

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Lists sort by the names of users, which are therefore kept beside the records. */
const NAMES = [
  "alter table reviews add column username text; alter table subscriptions add column username text not null default ''",
  'update reviews set username = users.username from users where users.id = user_id',
  'update subscriptions set username = users.username from users where users.id = user_id',
  `create function take_username() returns trigger language plpgsql as $$
    begin
      new.username := (select username from users where id = new.user_id);
      return new;
    end $$`,
  `create function give_username() returns trigger language plpgsql as $$
    begin
      update reviews set username = new.username where user_id = new.id;
      update subscriptions set username = new.username where user_id = new.id;
      return null;
    end $$`,
  `create trigger reviews_username before insert or update of user_id on reviews
    for each row execute function take_username()`,
  `create trigger subscriptions_username before insert or update of user_id on subscriptions
    for each row execute function take_username()`,
  `create trigger users_username after update of username on users
    for each row when (old.username is distinct from new.username) execute function give_username()`,
]

/**
 * How many records a list holds is the sum of its changes. Who changes it adds a row and waits for nobody; now and then one of them
 * adds up what others have left.
 */
const COUNTERS = [
  `create table record_counts (
    id bigint generated always as identity constraint record_counts_pkey primary key,
    list text not null,
    key jsonb not null,
    change bigint not null
  )`,
  'create index record_counts_list_index on record_counts (list)',
  `create function add_up_counts(counted text) returns void language sql as $$
    with taken as (
      delete from record_counts where id in (
        select id from record_counts where list = counted and key in (
          select key from record_counts where list = counted group by key having count(*) > 1
        ) for update skip locked
      ) returning key, change
    )
    insert into record_counts (list, key, change)
    select counted, key, sum(change) from taken group by key having sum(change) <> 0
  $$`,
  `create function count_records() returns trigger language plpgsql as $$
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
    end $$`,
  // For whoever has doubts: counts the records themselves.
  `create function recount_records() returns void language sql as $$
    delete from record_counts;
    insert into record_counts (list, key, change)
    ${Object.entries(COUNTED)
      .map(([table, key]) => `select '${table}', ${key} as key, count(*) from ${table} group by 2`)
      .join(' union all ')}
  $$`,
  ...Object.entries(COUNTED).flatMap(([table, key]) =>
    onEachChange(`${table}_count`, table, `count_records(${literal(key)})`),
  ),
  'select recount_records()',
]

const normalized = (text: string) => `lower(normalize(${text}, nfkc))`
const WORDS_OF = `regexp_split_to_table(text, '[[:space:][:punct:]]+') as word
  where char_length(word) between 3 and 30 and word !~ '[[:digit:]]'`

/**
 * What records are found by stands in tables of its own: a decision would otherwise have to write all trigrams of a review again. Words
 * are kept to find what a word with a wrong letter was meant to be.
 */
const SEARCH = [
  'create table search_words (word text constraint search_words_pkey primary key)',
  'create index search_words_word_index on search_words using gin (word gin_trgm_ops)',
  // Words that stood in a text that was changed or deleted: to be looked at, whether they stand anywhere else.
  'create table forgotten_words (word text not null)',
  `create function keep_search() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          execute format('insert into %I (id, text) select id, %s from added', tg_table_name || '_search', tg_argv[0]);
        when 'UPDATE' then
          execute format('update %I as found set text = %2$s from added where found.id = added.id and found.text <> %2$s',
            tg_table_name || '_search', tg_argv[0]);
        when 'DELETE' then
          execute format('delete from %I where id in (select id from removed)', tg_table_name || '_search');
        when 'TRUNCATE' then
          execute format('delete from %I', tg_table_name || '_search');
      end case;
      return null;
    end $$`,
  `create function keep_words() returns trigger language plpgsql as $$
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        insert into search_words select distinct word from added, ${WORDS_OF} order by word on conflict do nothing;
      end if;
      if tg_op in ('UPDATE', 'DELETE') then
        insert into forgotten_words select distinct word from removed, ${WORDS_OF};
      end if;
      return null;
    end $$`,
  // One word at a time: for each the planner knows whether it is a frequent one, which is found at once, or a rare one.
  `create function forget_words(most integer) returns integer language plpgsql as $$
    declare
      doubtful text;
      is_used boolean;
      looked_at integer := 0;
    begin
      for doubtful in
        with taken as (
          delete from forgotten_words where ctid in (select ctid from forgotten_words limit most for update skip locked) returning word
        ) select distinct word from taken
      loop
        execute format('select ${Object.keys(SEARCHED)
          .map((table) => `exists (select from ${table}_search where text like %1$L)`)
          .join(' or ')}', '%' || doubtful || '%') into is_used;
        if not is_used then delete from search_words where word = doubtful; end if;
        looked_at := looked_at + 1;
      end loop;
      return looked_at;
    end $$`,
  ...SEARCH_TABLES.map((definition) => `create table ${definition}`),
  ...Object.entries(SEARCHED).flatMap(([table, text]) => [
    `insert into ${table}_search select id, ${normalized(text)} from ${table}`,
    ...onEachChange(`${table}_search`, table, `keep_search(${literal(normalized(text))})`),
    ...onEachChange(`${table}_search_words`, `${table}_search`, 'keep_words()').slice(0, 3),
    `insert into search_words select distinct word from ${table}_search, ${WORDS_OF} on conflict do nothing`,
  ]),
  ...SEARCH_INDEXES.map(
    (definition) =>
      `create index ${definition} using gin (text gin_trgm_ops) with (gin_pending_list_limit = 512)`,
  ),
]

export async function up(knex: Knex): Promise<void> {
  for (const definition of FORMER_INDEXES) await knex.raw(`drop index ${nameOf(definition)}`)
  for (const statement of [...NAMES, ...COUNTERS, ...SEARCH]) await knex.raw(statement)
  for (const [table, indexes] of Object.entries(INDEXES)) {
    for (const [name, definition] of Object.entries(indexes)) {
      await knex.raw(`create index ${name} on ${table} ${definition}`)
    }
    // Only what was vacuumed can be walked past without reading it.
    await knex.raw(
      `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
    )
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, indexes] of Object.entries(INDEXES)) {
    await knex.raw(
      `alter table ${table} reset (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`,
    )
    for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
  }
  for (const name of ['keep_search', 'keep_words', 'count_records', 'take_username', 'give_username']) {
    await knex.raw(`drop function ${name}() cascade`)
  }
  await knex.raw('drop function forget_words(integer)')
  await knex.raw('drop function add_up_counts(text)')
  await knex.raw('drop function recount_records()')
  const tables = [
    ...Object.keys(SEARCHED).map((table) => `${table}_search`),
    'search_words',
    'forgotten_words',
    'record_counts',
  ]
  for (const table of tables) await knex.schema.dropTable(table)
  await knex.raw('alter table reviews drop column username')
  await knex.raw('alter table subscriptions drop column username')
  for (const definition of FORMER_INDEXES) await knex.raw(`create index ${definition}`)
}
