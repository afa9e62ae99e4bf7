import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (table) => {
    // Null follows the device.
    table.text('theme')
    table.check("theme in ('light', 'dark')", [], 'users_theme_check')
  })

  await knex.schema.alterTable('session', (table) => {
    // What an owner names a session by: the sid lets people in.
    table.specificType('id', 'integer generated always as identity')
    table.unique(['id'], { indexName: 'session_id_key' })
    table.timestamp('last_used_at').notNullable().defaultTo(knex.fn.now())
    // Where it was opened; unknown for those from before.
    table.text('ip')
    table.text('browser')
    table.text('country')
  })

  await knex.schema.alterTable('login_history', (table) => {
    table.text('country')
  })

  // Nothing has written to it yet.
  await knex.schema.alterTable('remembered_devices', (table) => {
    // The part of the cookie that stays the same, by which a device is found: nobody else can name it.
    table.text('series_hash').notNullable().unique({ indexName: 'remembered_devices_series_hash_key' })
    // The token after this one, sealed, which a parallel tab is given as well.
    table.text('sealed_token').notNullable()
  })

  await knex.schema.alterTable('recovery_links', (table) => {
    // Whom it lets in; null where it creates an administrator.
    table
      .integer('user_id')
      .references('users.id')
      .withKeyName('recovery_links_user_id_fkey')
      .onDelete('cascade')
    table.index('user_id', 'recovery_links_user_id_index')
  })

  await knex.schema.alterTable('account_links', (table) => {
    // Null where an administrator hands the link over instead of a mail.
    table.setNullable('email')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex('account_links').whereNull('email').delete()
  await knex.schema.alterTable('account_links', (table) => {
    table.dropNullable('email')
  })
  await knex('recovery_links').whereNotNull('user_id').delete()
  await knex.schema.alterTable('recovery_links', (table) => {
    table.dropColumn('user_id')
  })
  await knex.schema.alterTable('remembered_devices', (table) => {
    table.dropColumns('series_hash', 'sealed_token')
  })
  await knex.schema.alterTable('login_history', (table) => {
    table.dropColumn('country')
  })
  await knex.schema.alterTable('session', (table) => {
    table.dropColumns('id', 'last_used_at', 'ip', 'browser', 'country')
  })
  await knex.schema.alterTable('users', (table) => {
    table.dropColumn('theme')
  })
}
