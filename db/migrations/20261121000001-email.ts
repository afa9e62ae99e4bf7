import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('email_outbox', (table) => {
    table.uuid('id').primary({ constraintName: 'email_outbox_pkey' })
    table.text('message_id').notNullable()
    table.text('name').notNullable()
    table.jsonb('values').notNullable()
    // Links and codes; wiped once the mail has left the queue.
    table.jsonb('secrets')
    table.text('locale').notNullable()
    table.text('recipient').notNullable()
    table.text('reply_to')
    table.boolean('is_security').notNullable()
    table.text('state').notNullable().defaultTo('waiting')
    table.text('provider')
    // Whose hands a waiting mail is in; changes with every process that takes it up.
    table.uuid('claim')
    table.integer('attempts').notNullable().defaultTo(0)
    table.integer('max_attempts').notNullable()
    table.jsonb('answers').notNullable().defaultTo('[]')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('expires_at')
    table.timestamp('settled_at')
    table.check("state in ('waiting', 'sent', 'logged', 'refused')", [], 'email_outbox_state_check')
    table.check("state = 'waiting' or secrets is null", [], 'email_outbox_secrets_check')
  })
  await knex.raw(
    "create index email_outbox_waiting_index on email_outbox (created_at) where state = 'waiting'",
  )
  await knex.raw(
    "create index email_outbox_settled_at_index on email_outbox (settled_at) where state <> 'waiting'",
  )

  await knex.schema.createTable('email_logs', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'email_logs_pkey' })
    table.text('filename').notNullable().unique({ indexName: 'email_logs_filename_key' })
    table.timestamp('timestamp').notNullable().defaultTo(knex.fn.now())
    table.text('recipient').notNullable()
    table.text('reason').notNullable()
    table.text('detail')
    table.integer('size').notNullable()
    table.text('html').notNullable()
    table.check(
      "reason in ('not_configured', 'unreachable', 'refused', 'expired')",
      [],
      'email_logs_reason_check',
    )
  })
  // Bodies out of line, so that counting and paging read narrow rows.
  await knex.raw('alter table email_logs set (toast_tuple_target = 128)')
  await knex.raw('create index email_logs_timestamp_index on email_logs ("timestamp" desc, id desc)')
  await knex.raw('create index email_logs_recipient_index on email_logs (recipient, id)')
  await knex.raw('create index email_logs_size_index on email_logs (size, id)')
  await knex.raw(
    'create index email_logs_recipient_search_index on email_logs using gin (recipient gin_trgm_ops)',
  )

  await knex.schema.createTable('email_providers', (table) => {
    table.text('name').primary({ constraintName: 'email_providers_pkey' })
    table.date('day').notNullable()
    table.integer('sent').notNullable().defaultTo(0)
    table.integer('failures').notNullable().defaultTo(0)
    table.timestamp('open_until')
    table.boolean('needs_operator').notNullable().defaultTo(false)
    table.text('last_error')
    table.timestamp('last_error_at')
  })

  await knex.schema.alterTable('session', (table) => {
    table.timestamp('reauthenticated_at')
  })
  // What is done to all records of a type at once has no single subject.
  await knex.raw('alter table audit_log alter column subject_id drop not null')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table audit_log alter column subject_id set not null')
  await knex.schema.alterTable('session', (table) => {
    table.dropColumn('reauthenticated_at')
  })
  for (const table of ['email_providers', 'email_logs', 'email_outbox']) await knex.schema.dropTable(table)
}
