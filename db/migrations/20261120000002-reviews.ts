import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('reviews', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'reviews_pkey' })
    // One review a user. Null once the author's account is deleted and the review is kept without a name.
    table
      .integer('user_id')
      .unique({ indexName: 'reviews_user_id_key' })
      .references('users.id')
      .withKeyName('reviews_user_id_fkey')
      .onDelete('set null')
    table.integer('rating').notNullable()
    table.text('title').notNullable()
    table.text('content').notNullable()
    table.integer('is_approved').notNullable().defaultTo(0)
    table.integer('version').notNullable().defaultTo(1)
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.check('rating between 1 and 5', [], 'reviews_rating_check')
    table.check('is_approved in (0, 1, 2)', [], 'reviews_is_approved_check')
  })
  await knex.raw('create index reviews_created_at_index on reviews (created_at desc, id desc)')
  await knex.raw('create index reviews_status_index on reviews (is_approved, created_at desc, id desc)')
  await knex.raw('create index reviews_rating_index on reviews (rating, id)')
  await knex.raw('create index reviews_title_index on reviews (title, id)')
  await knex.raw('create index reviews_title_search_index on reviews using gin (title gin_trgm_ops)')
  await knex.raw('create index reviews_content_search_index on reviews using gin (content gin_trgm_ops)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('reviews')
}
