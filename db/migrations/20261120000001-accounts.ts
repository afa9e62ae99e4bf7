import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // Typo-tolerant search in any script; trusted, so the owner of the database may create it.
  await knex.raw('create extension if not exists pg_trgm')

  await knex.schema.createTable('users', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'users_pkey' })
    table.text('username').notNullable()
    table.text('email')
    table.timestamp('email_verified_at')
    table.text('password_hash').notNullable()
    table.text('role').notNullable().defaultTo('user')
    table.text('locale')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('last_login')
    table.timestamp('suspended_at')
    table.check("role in ('user', 'editor', 'admin', 'super_admin')", [], 'users_role_check')
    // Whatever writes them: look-alike spellings of one name must be one name.
    table.check(
      "username is nfkc normalized and username = btrim(username) and username <> ''",
      [],
      'users_username_check',
    )
  })
  await knex.raw('create unique index users_username_key on users (lower(username))')
  // An address is unique only once it is verified: an unverified one proves nothing about who owns it.
  await knex.raw(
    'create unique index users_email_key on users (lower(email)) where email_verified_at is not null',
  )
  await knex.raw('create index users_created_at_index on users (created_at desc, id desc)')
  await knex.raw('create index users_last_login_index on users (last_login desc, id desc)')
  await knex.raw('create index users_email_index on users (email, id)')
  await knex.raw('create index users_role_index on users (role, id)')
  await knex.raw('create index users_username_search_index on users using gin (username gin_trgm_ops)')
  await knex.raw('create index users_email_search_index on users using gin (email gin_trgm_ops)')

  await knex.schema.createTable('session', (table) => {
    // The sha256 of the id in the cookie: whoever reads this table cannot sign in with it.
    table.text('sid').primary({ constraintName: 'session_pkey' })
    table.text('sess').notNullable()
    table.timestamp('expire').notNullable()
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('session_user_id_fkey')
      .onDelete('cascade')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.index('user_id', 'session_user_id_index')
    table.index('expire', 'session_expire_index')
  })

  await knex.schema.createTable('login_history', (table) => {
    table.bigIncrements('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'login_history_pkey' })
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('login_history_user_id_fkey')
      .onDelete('cascade')
    table.timestamp('at').notNullable().defaultTo(knex.fn.now())
    table.text('ip').notNullable()
    table.text('browser')
    table.text('outcome').notNullable()
    table.check("outcome in ('success', 'failure')", [], 'login_history_outcome_check')
  })
  await knex.raw('create index login_history_user_id_at_index on login_history (user_id, at desc, id desc)')

  await knex.schema.createTable('recovery_links', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'recovery_links_pkey' })
    table.text('token_hash').notNullable().unique({ indexName: 'recovery_links_token_hash_key' })
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('expires_at').notNullable()
    table.timestamp('used_at')
  })

  // The layout is rate-limiter-flexible's.
  await knex.schema.createTable('rate_limits', (table) => {
    table.string('key', 255).primary({ constraintName: 'rate_limits_pkey' })
    table.integer('points').notNullable().defaultTo(0)
    table.bigInteger('expire')
  })

  await knex.schema.createTable('settings', (table) => {
    table.text('key').primary({ constraintName: 'settings_pkey' })
    table.jsonb('value').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['settings', 'rate_limits', 'recovery_links', 'login_history', 'session', 'users']) {
    await knex.schema.dropTable(table)
  }
}
