import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('account_links', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'account_links_pkey' })
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('account_links_user_id_fkey')
      .onDelete('cascade')
    table.text('purpose').notNullable()
    // The address that it was mailed to: following it proves whose that is.
    table.text('email').notNullable()
    table.text('token_hash').notNullable().unique({ indexName: 'account_links_token_hash_key' })
    table.text('code_hash')
    table.text('browser_hash')
    table.integer('tries').notNullable().defaultTo(0)
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('expires_at').notNullable()
    table.timestamp('used_at')
    table.check("purpose in ('sign_in', 'reset', 'verify_email')", [], 'account_links_purpose_check')
    table.index(['user_id', 'purpose'], 'account_links_user_id_index')
    table.index('expires_at', 'account_links_expires_at_index')
  })

  await knex.schema.createTable('remembered_devices', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'remembered_devices_pkey' })
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('remembered_devices_user_id_fkey')
      .onDelete('cascade')
    table.text('token_hash').notNullable()
    // The token before it, which a parallel tab may still show for a moment.
    table.text('previous_hash')
    table.timestamp('rotated_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('expires_at').notNullable()
    table.index('user_id', 'remembered_devices_user_id_index')
    table.index('expires_at', 'remembered_devices_expires_at_index')
  })
  await knex.schema.alterTable('session', (table) => {
    table
      .integer('device_id')
      .references('remembered_devices.id')
      .withKeyName('session_device_id_fkey')
      .onDelete('cascade')
    table.index('device_id', 'session_device_id_index')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('session', (table) => {
    table.dropColumn('device_id')
  })
  await knex.schema.dropTable('remembered_devices')
  await knex.schema.dropTable('account_links')
}
