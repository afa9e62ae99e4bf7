import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('avatars', (table) => {
    // How the assistant is told to speak, and what it says first.
    table.text('persona').notNullable().defaultTo('')
    table.text('greeting').notNullable().defaultTo('')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
  })

  // One number for all that one request did, under which it is undone.
  await knex.raw('create sequence operation_id_seq as integer')
  await knex.schema.alterTable('audit_log', (table) => {
    table.integer('operation_id')
    table.integer('undoes')
    // The fields that were changed, as they were and as they became.
    table.jsonb('before')
    table.jsonb('after')
    // Where it was done from: the address cut, and its country.
    table.text('ip')
    table.text('country')
  })
  await knex.raw(
    'create index audit_log_operation_id_index on audit_log (operation_id) where operation_id is not null',
  )
  // What was undone is undone once, whoever asks for it at the same time.
  await knex.raw(
    'create unique index audit_log_undoes_key on audit_log (undoes, subject_type, subject_id) where undoes is not null',
  )

  // A mail that tells of an operation is taken back with it while it waits.
  await knex.schema.alterTable('email_outbox', (table) => {
    table.integer('operation_id')
  })
  await knex.raw(
    "create index email_outbox_operation_id_index on email_outbox (operation_id) where operation_id is not null and state = 'waiting'",
  )

  await knex.schema.createTable('saved_views', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'saved_views_pkey' })
    table
      .integer('owner_id')
      .notNullable()
      .references('users.id')
      .withKeyName('saved_views_owner_id_fkey')
      .onDelete('cascade')
    table.text('resource').notNullable()
    table.text('name').notNullable()
    // The query of the list's address.
    table.text('query').notNullable()
    table.boolean('is_shared').notNullable().defaultTo(false)
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.index(['owner_id', 'resource'], 'saved_views_owner_id_index')
  })
  await knex.raw('create index saved_views_shared_index on saved_views (resource) where is_shared')

  await knex.schema.createTable('default_views', (table) => {
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('default_views_user_id_fkey')
      .onDelete('cascade')
    table.text('resource').notNullable()
    table
      .integer('view_id')
      .notNullable()
      .references('saved_views.id')
      .withKeyName('default_views_view_id_fkey')
      .onDelete('cascade')
    table.primary(['user_id', 'resource'], { constraintName: 'default_views_pkey' })
    table.index('view_id', 'default_views_view_id_index')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('default_views')
  await knex.schema.dropTable('saved_views')
  await knex.schema.alterTable('email_outbox', (table) => {
    table.dropColumn('operation_id')
  })
  await knex.schema.alterTable('audit_log', (table) => {
    table.dropColumns('operation_id', 'undoes', 'before', 'after', 'ip', 'country')
  })
  await knex.raw('drop sequence operation_id_seq')
  await knex.schema.alterTable('avatars', (table) => {
    table.dropColumns('persona', 'greeting', 'created_at')
  })
}
