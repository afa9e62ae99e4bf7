import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('avatars', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'avatars_pkey' })
    table.text('name').notNullable()
    table.text('description').notNullable()
    table.text('category').notNullable()
    table.text('icon').notNullable()
    // Whole rupees; 2000 is the spec's default (section 9).
    table.integer('price').notNullable().defaultTo(2000)
    table.boolean('is_active').notNullable().defaultTo(true)
    table.text('heygen_link')
    table.integer('version').notNullable().defaultTo(1)
    table.check('price >= 0', [], 'avatars_price_check')
  })

  await knex.schema.createTable('subscriptions', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'subscriptions_pkey' })
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('subscriptions_user_id_fkey')
      .onDelete('cascade')
    table
      .integer('avatar_id')
      .notNullable()
      .references('avatars.id')
      .withKeyName('subscriptions_avatar_id_fkey')
      .onDelete('restrict')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    // None means unlimited.
    table.timestamp('expires_at')
    table.text('payment_method').notNullable()
    table.text('transaction_id')
    table.text('status').notNullable().defaultTo('pending_verification')
    table.integer('version').notNullable().defaultTo(1)
    table.check(
      "status in ('active', 'pending_verification', 'expired', 'rejected')",
      [],
      'subscriptions_status_check',
    )
  })
  await knex.raw(
    "create unique index subscriptions_open_request_key on subscriptions (user_id, avatar_id) where status = 'pending_verification'",
  )
  await knex.raw('create index subscriptions_created_at_index on subscriptions (created_at desc, id desc)')
  await knex.raw(
    'create index subscriptions_status_index on subscriptions (status, created_at desc, id desc)',
  )
  await knex.raw('create index subscriptions_avatar_id_index on subscriptions (avatar_id)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('subscriptions')
  await knex.schema.dropTable('avatars')
}
